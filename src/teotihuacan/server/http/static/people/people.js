// The people of a game: presence, chat, private notes, the seat on another device,
// invitations and the rematch.

import { showTab } from "../game/tabs.js";
import { openDialog } from "../shared/dialog.js";
import { $, make, say } from "../shared/dom.js";
import { base, linkRow, reachNote } from "../shared/links.js";
import { root, t } from "../shared/words.js";

const PAUSE = 800; // milliseconds after the last letter until a note is stored

export class People {
  constructor(state) {
    this.state = state;
    this.number = -1; // of the answer that is shown: the server counts up when anything changes
    this.read = 0; // the number of the last message that was read
    this.company = null; // the last answer of the server
    this.inviting = false; // the dialog with invitations is open
    $("#say").addEventListener("submit", (event) => this.speak(event));
    $("#company").addEventListener("toggle", () => this.draw());
    $("#note").addEventListener("input", () => this.noteLater());
    $("#note").addEventListener("change", () => this.keepNote());
    $("#another-device").addEventListener("click", () => this.moveSeat().catch(fail));
    $("#rematch-now").addEventListener("click", () => this.rematch().catch(fail));
    $("#show-notes").addEventListener("click", () => this.openNotes());
    $("#show-chat").addEventListener("click", () => this.openChat());
  }

  // Whether several people take part or watch.
  get shared() {
    return (
      this.state.scene.players.some(({ kind }) => kind === "friend") ||
      this.company?.here.length > 0 ||
      this.company?.messages.length > 0
    );
  }

  // The server has announced that something has changed.
  async heard(number) {
    if (number === this.number) return;
    this.number = number;
    this.show(await this.state.call("GET", "company"));
  }

  send(path, body) {
    return this.state.call("POST", path, { body });
  }

  show(company) {
    const before = this.company;
    this.company = company;
    this.number = company.company;
    if (!before) {
      this.read = company.messages.at(-1)?.number ?? 0;
      $("#note").value = company.note;
    }
    this.draw();
    const rematch = company.rematch && !before?.rematch;
    if (rematch && this.state.token) this.offerRematch(before === null);
  }

  draw() {
    if (!this.company) return;
    const { token } = this.state;
    const { here, messages, rematch } = this.company;
    $("#rematch-now").hidden = $("#say").hidden = !token;
    $("#rematch-now").textContent = t(rematch ? "page.rematch.go" : "page.rematch");
    $("#company").hidden = $("#chat-item").hidden = !this.shared;
    const { players } = this.state.scene;
    const seats = players.filter(({ kind }) => kind === "me" || kind === "friend");
    $("#here").replaceChildren(...seats.map((seat) => presence(seat, here.includes(seat.seat))));
    this.drawMessages(messages);
  }

  drawMessages(messages) {
    const { open } = $("#company");
    const { tokens } = this.state;
    const fresh = messages.filter(({ number, seat }) => number > this.read && !(seat in tokens));
    const count = fresh.length;
    $("#unread").textContent = open || !count ? "" : t("page.company.unread", { count });
    if (count && !open) say(`${fresh.at(-1).name}: ${fresh.at(-1).text}`);
    if (open || !count) this.read = messages.at(-1)?.number ?? this.read;
    const list = $("#messages");
    list.replaceChildren(
      ...messages.map(({ name, text }) =>
        make("li", {}, make("strong", {}, name), " ", make("span", {}, text)),
      ),
    );
    list.scrollTop = list.scrollHeight;
  }

  async speak(event) {
    event.preventDefault();
    const field = $("#say input");
    const text = field.value.trim();
    if (!text) return;
    try {
      const company = await this.send("say", { text });
      field.value = "";
      this.show(company);
    } catch (error) {
      fail(error);
    }
  }

  openChat() {
    if (document.body.dataset.screen !== "wide") showTab("log"); // the chat is above the log
    $("#company").open = true;
    $("#say input").focus();
  }

  // --- notes ---

  openNotes() {
    $("#notes").showModal();
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
    if (text === this.company?.note) return;
    try {
      this.company = await this.send("note", { text });
      $("#note-kept").textContent = t("page.notes.kept");
    } catch (error) {
      fail(error);
    }
  }

  // --- links ---

  // A link that opens this seat on another device, once and for a short time.
  async moveSeat() {
    const { pass, seconds } = await this.send("pass", {});
    const link = `${base()}/join/${this.state.id}#seat=${pass}`;
    openDialog(
      t("page.device.title"),
      [
        make("p", {}, t("page.device.more", { minutes: Math.round(seconds / 60) })),
        reachNote(),
        linkRow("", link, t("page.device.link")),
      ].filter(Boolean),
    );
  }

  // The links for seats that wait for a friend: in a dialog at first and until it is closed,
  // later in the menu.
  showInvites(first = false) {
    const { id, invites, scene } = this.state;
    const free = Object.keys(invites).filter((seat) => scene.players[seat].taken === false);
    const link = (seat) => `${base()}/join/${id}#${invites[seat]}`;
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
    const row = (seat) => linkRow(this.state.nameOf(seat), link(seat), t("page.invite.link"));
    const rows = free.map(row);
    openDialog(
      t("page.invite.title"),
      [make("p", {}, t("page.invite.more")), reachNote(), ...rows].filter(Boolean),
    );
  }

  // --- the rematch ---

  // A button for the dialog at the end; spectators have none.
  rematchButton() {
    if (!this.state.token) return null;
    return make(
      "button",
      { type: "button", id: "rematch", class: "button", onclick: () => this.rematch().catch(fail) },
      t("page.rematch"),
    );
  }

  async rematch() {
    const { joinRematch } = await import("./rematch.js"); // rarely needed
    location.assign(`${root}/game/${await joinRematch(this.state, this.state.token)}`);
  }

  // Another player has started the rematch: the button opens that game.
  offerRematch(late) {
    say(t("page.rematch.made"));
    const button = $("#rematch");
    if (button) button.textContent = t("page.rematch.go");
    else if (!late) openDialog(t("page.rematch.made"), [], [this.rematchButton()]);
  }
}

const fail = (error) => say(error.message);

// An entry of the list of people.
function presence({ name }, here) {
  const text = t(here ? "page.company.here" : "page.company.away", { name });
  return make(
    "li",
    { class: here ? "here" : "away", title: text },
    make("span", {}, name),
    make("span", { class: "hidden" }, text),
  );
}

// Show whether the server is available.
export function showConnection(connected) {
  document.body.classList.toggle("offline", !connected);
  $("#line").hidden = connected;
}
