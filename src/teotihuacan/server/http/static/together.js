// The people at the table: who is there, what they say, one's own notes, the seat on another device,
// invitations and the rematch.

import { call } from "./api.js";
import { openDialog } from "./dialog.js";
import { $, make, say } from "./dom.js";
import { base, linkRow, reachNote } from "./links.js";
import { showTab } from "./tabs.js";
import { t } from "./words.js";

const PAUSE = 800; // milliseconds after the last letter before a note is kept

export class Together {
  // `look` is the scene, `token` the secret of the seat one looks from.
  constructor({ id, tokens, invites, token, look }) {
    Object.assign(this, { id, tokens, invites, token, look });
    this.number = -1; // the state of the company that was shown last
    this.read = 0; // the message that was seen last
    this.told = null; // what the server said last
    this.inviting = false;
    $("#say").addEventListener("submit", (event) => this.speak(event));
    $("#company").addEventListener("toggle", () => this.draw());
    $("#note").addEventListener("input", () => this.noteLater());
    $("#note").addEventListener("change", () => this.keepNote());
    $("#another-device").addEventListener("click", () => this.moveSeat().catch(fail));
    $("#rematch-now").addEventListener("click", () => this.rematch().catch(fail));
    $("#show-notes").addEventListener("click", () => this.openNotes());
    $("#show-chat").addEventListener("click", () => this.openChat());
  }

  name(seat) {
    return this.look().players[seat]?.name ?? "";
  }

  call(method, path, body) {
    return call(method, `/api/games/${this.id}/${path}`, { token: this.token(), body });
  }

  get shared() {
    const seats = this.look().players;
    return (
      seats.some(({ kind }) => kind === "friend") ||
      this.told?.here.length > 0 ||
      this.told?.messages.length > 0
    );
  }

  // Something was announced; what it is, is asked for.
  async heard(number) {
    if (number === this.number) return;
    this.number = number;
    this.show(await this.call("GET", "company"));
  }

  show(told) {
    const before = this.told;
    this.told = told;
    this.number = told.company;
    if (!before) {
      this.read = told.messages.at(-1)?.number ?? 0;
      $("#note").value = told.note;
    }
    this.draw();
    if (told.rematch && !before?.rematch && this.token()) this.offerRematch(before === null);
  }

  draw() {
    const box = $("#company");
    if (!this.told) return;
    $("#rematch-now").hidden = !this.token();
    $("#rematch-now").textContent = t(this.told.rematch ? "page.rematch.go" : "page.rematch");
    box.hidden = $("#chat-item").hidden = !this.shared;
    const { here, messages } = this.told;
    const seats = this.look().players.filter(({ kind }) => kind === "me" || kind === "friend");
    $("#here").replaceChildren(
      ...seats.map(({ seat, name }) => {
        const there = here.includes(seat);
        const said = t(there ? "page.company.here" : "page.company.away", { name });
        return make(
          "li",
          { class: there ? "here" : "away", title: said },
          make("span", {}, name),
          make("span", { class: "hidden" }, said),
        );
      }),
    );
    const fresh = messages.filter(
      ({ number, seat }) => number > this.read && !(seat in this.tokens),
    );
    $("#unread").textContent =
      box.open || !fresh.length ? "" : t("page.company.unread", { count: fresh.length });
    if (fresh.length && !box.open) say(`${fresh.at(-1).name}: ${fresh.at(-1).text}`);
    if (box.open || !fresh.length) this.read = messages.at(-1)?.number ?? this.read;
    const list = $("#messages");
    list.replaceChildren(
      ...messages.map(({ name, text }) =>
        make("li", {}, make("strong", {}, name), " ", make("span", {}, text)),
      ),
    );
    list.scrollTop = list.scrollHeight;
    $("#say").hidden = !this.token();
  }

  async speak(event) {
    event.preventDefault();
    const field = $("#say input");
    const text = field.value.trim();
    if (!text) return;
    try {
      const told = await this.call("POST", "say", { text });
      field.value = "";
      this.show(told);
    } catch (error) {
      fail(error);
    }
  }

  openChat() {
    if (document.body.dataset.screen !== "wide") showTab("log"); // it is above the log
    $("#company").open = true;
    $("#say input").focus();
  }

  // --- notes ---------------------------------------------------------------------------------------

  openNotes() {
    const dialog = $("#notes");
    dialog.showModal();
    $("#note").focus();
  }

  noteLater() {
    clearTimeout(this.later);
    $("#note-kept").textContent = "";
    this.later = setTimeout(() => this.keepNote(), PAUSE);
  }

  async keepNote() {
    clearTimeout(this.later);
    const text = $("#note").value;
    if (text === this.told?.note) return;
    try {
      this.told = await this.call("POST", "note", { text });
      $("#note-kept").textContent = t("page.notes.kept");
    } catch (error) {
      fail(error);
    }
  }

  // --- links ---------------------------------------------------------------------------------------

  // The own seat for another device: a link that works once, and soon.
  async moveSeat() {
    const { pass, seconds } = await this.call("POST", "pass", {});
    const link = `${base()}/join/${this.id}#seat=${pass}`;
    openDialog(
      t("page.device.title"),
      [
        make("p", {}, t("page.device.more", { minutes: Math.round(seconds / 60) })),
        reachNote(),
        linkRow("", link, t("page.device.link")),
      ].filter(Boolean),
    );
  }

  // The seats that still wait for a friend, with their links; on the screen at first, and as long as
  // nobody closes them.
  showInvites(first = false) {
    const free = Object.keys(this.invites).filter(
      (which) => this.look().players[which].taken === false,
    );
    const link = (which) => `${base()}/join/${this.id}#${this.invites[which]}`;
    $("#invites").hidden = free.length === 0;
    $("#invites").replaceChildren(
      make(
        "button",
        { type: "button", onclick: () => this.showInvites(true) },
        t("page.invite.title"),
      ),
    );
    const open = this.inviting && $("#dialog").open;
    if (open) $("#dialog").close();
    this.inviting = free.length > 0 && (first || open);
    if (!this.inviting) return;
    const rows = free.map((which) => linkRow(this.name(which), link(which), t("page.invite.link")));
    openDialog(
      t("page.invite.title"),
      [make("p", {}, t("page.invite.more")), reachNote(), ...rows].filter(Boolean),
    );
  }

  // --- the rematch ---------------------------------------------------------------------------------

  // A button for the last page; only those who have played can ask for it.
  rematchButton() {
    if (!this.token()) return null;
    return make(
      "button",
      { type: "button", id: "rematch", class: "button", onclick: () => this.rematch().catch(fail) },
      t("page.rematch"),
    );
  }

  async rematch() {
    const { joinRematch } = await import("./rematch.js"); // most pages never need it
    location.assign(`/game/${await joinRematch(this, this.token())}`);
  }

  // Somebody else was faster: the button leads to the same table.
  offerRematch(late) {
    say(t("page.rematch.made"));
    const button = $("#rematch");
    if (button) button.textContent = t("page.rematch.go");
    else if (!late) openDialog(t("page.rematch.made"), [], [this.rematchButton()]);
  }
}

const fail = (error) => say(error.message);

// Words for a line that broke, as long as it is broken.
export function showLine(connected) {
  document.body.classList.toggle("offline", !connected);
  $("#line").hidden = connected;
}
