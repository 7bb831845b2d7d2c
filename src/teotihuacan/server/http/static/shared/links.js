// Links for other people and devices: with an address that they can reach, and a QR code.

import { call } from "./api.js";
import { copy, make } from "./dom.js";
import { t } from "./words.js";

// The address of this server for other devices. On the server's own machine the page has another
// one.
export const base = () => document.body.dataset.address || location.origin;

// Whether links only work on this computer.
export const hereOnly = () => "hereOnly" in document.body.dataset;

// The QR code of a link, as an element. It contains two shapes and no text.
async function drawnCode(link) {
  const { svg } = await call("POST", "/api/qr", { body: { text: link } });
  const read = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  read.setAttribute("role", "img");
  read.setAttribute("aria-label", t("page.link.code"));
  const { width, height } = {
    width: read.getAttribute("width"),
    height: read.getAttribute("height"),
  };
  read.setAttribute("viewBox", `0 0 ${width} ${height}`);
  return make("div", { class: "code" }, document.importNode(read, true));
}

// A link with its purpose: to copy, and as a code if other devices can open it.
export function linkRow(name, link, label) {
  const row = make(
    "div",
    { class: "link" },
    make(
      "p",
      { class: "row" },
      name && make("strong", {}, name),
      make("input", {
        readonly: true,
        value: link,
        "aria-label": label,
        onfocus: (event) => event.target.select(),
      }),
      make("button", { type: "button", onclick: () => copy(link) }, t("page.invite.do")),
    ),
  );
  if (!hereOnly())
    drawnCode(link).then(
      (code) => row.append(code),
      () => {},
    );
  return row;
}

// A note about who can open links, or null if everyone can.
export function reachNote() {
  if (hereOnly()) return make("p", { class: "warn", role: "note" }, t("page.link.here only"));
  if (document.body.dataset.address) return make("p", { class: "soft" }, t("page.link.network"));
  return null;
}
