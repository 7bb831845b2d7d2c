// Links for other people and other devices: an address that they can reach, and a code for the
// camera of a phone.

import { call } from "./api.js";
import { copy, make } from "./dom.js";
import { t } from "./words.js";

// Where others find this server: on this machine's own page that is not the address of the page.
export const base = () => document.body.dataset.address || location.origin;

// Whether nobody but this machine can open a link.
export const hereOnly = () => "hereOnly" in document.body.dataset;

// The QR code of a link, as an element. It is made of two shapes and no text.
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

// A link with what it is for: to copy, and as a code where it can be of use.
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

// What to say about links of this page: nothing where they work for everybody.
export function reachNote() {
  if (hereOnly()) return make("p", { class: "warn", role: "note" }, t("page.link.here only"));
  if (document.body.dataset.address) return make("p", { class: "soft" }, t("page.link.network"));
  return null;
}
