// The coach: explains a question when it comes up for the first time, points at the board, proposes
// something and says why; speaks less with every turn, and leaves when asked to.

import { call } from "./api.js";
import { $, $$, SVG, drawn, make } from "./dom.js";
import * as mine from "./mine.js";
import { t } from "./words.js";

const KEY = "teotihuacan.coach"; // what was explained already, by game
const TALKATIVE = 4; // turns in which the proposal comes with its reasons …
const HELPFUL = 9; // … and in which there is one unasked
const AT_ONCE = 2; // explanations at one question

function heard(title) {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY))?.[title] ?? []);
  } catch {
    return new Set();
  }
}

function keepHeard(title, keys) {
  try {
    const all = JSON.parse(localStorage.getItem(KEY)) ?? {};
    localStorage.setItem(KEY, JSON.stringify({ ...all, [title]: [...keys] }));
  } catch {
    // told again the next time
  }
}

// An edge around a part of the picture, as long as it is talked about.
function outline(part) {
  const { x, y, width, height } = part.getBBox();
  if (!width || !height) return; // on another tab
  const edge = document.createElementNS(SVG, "rect");
  const room = {
    x: x - 3,
    y: y - 3,
    width: width + 6,
    height: height + 6,
    rx: 8,
    class: "pointed",
  };
  for (const [name, value] of Object.entries(room)) edge.setAttribute(name, value);
  part.append(edge);
}

export class Coach {
  constructor({ id, token, ask, point, look }) {
    Object.assign(this, { id, token, ask, point, look });
    this.plan = []; // the choices of the turn that was proposed, those made taken off
    this.why = ""; // said once, where the turn was proposed:
    this.proposed = null; // at this step
    this.wanted = null; // the step at which he was asked
    this.number = 0; // how often the table was looked at: an older answer is dropped
    this.title = document.body.dataset.title;
    $("#coach-leave").addEventListener("click", () => this.leave());
    $("#coach-ask").addEventListener("click", () => this.beAsked());
    $("#coach-more").addEventListener("click", () => {
      const open = $("#coach").classList.toggle("open");
      $("#coach-more").setAttribute("aria-expanded", String(open));
      $("#coach-more").textContent = t(open ? "page.coach.less" : "page.coach.more");
    });
  }

  beAsked() {
    this.wanted = this.look().step; // even if the table is drawn again before there is an answer
    this.propose(this.number).catch(() => this.silence());
  }

  get here() {
    return mine.find(this.id).coach === true;
  }

  begin() {
    mine.keep({ ...mine.find(this.id), coach: true });
    this.follow(this.look(), this.look().choices.length > 0);
  }

  leave() {
    mine.keep({ ...mine.find(this.id), coach: false });
    this.number += 1;
    this.quiet();
    $("#coach").hidden = true;
    $("main").classList.remove("coached");
    this.offer();
  }

  // In the menu, for whoever has sent the coach away or wants one.
  offer() {
    $("#coach-item").hidden = this.here || !this.look()?.hints;
  }

  quiet() {
    for (const edge of $$(".pointed")) edge.remove();
    this.point(null);
  }

  silence() {
    $("#coach-do").textContent = "";
    $("#coach-why").textContent = "";
  }

  // The table was looked at again; `asked` is whether one is to choose now.
  async follow(scene, asked) {
    const number = ++this.number;
    delete $("#coach").dataset.id;
    this.offer();
    const talks = this.here && asked && scene.hints;
    $("#coach").hidden = !talks;
    $("main").classList.toggle("coached", talks);
    if (!talks) return;
    const { tips } = await call("GET", `/api/games/${this.id}/coach`, { token: this.token() });
    if (number !== this.number) return;
    this.quiet();
    this.silence();
    this.explain(tips);
    const own = this.turns(scene);
    const under = scene.choices.some(({ id }) => id === this.plan[0]); // a turn that was asked for
    const unasked = own <= HELPFUL || under || this.wanted === scene.step;
    $("#coach-ask").hidden = unasked;
    if (unasked) await this.propose(number);
  }

  // How many turns of one's own there have been, this one included.
  turns(scene) {
    const key = `${this.id}:${scene.turn}`;
    this.counted ??= new Set(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"));
    this.counted.add(key);
    sessionStorage.setItem(KEY, JSON.stringify([...this.counted].slice(-99)));
    return [...this.counted].filter((other) => other.startsWith(`${this.id}:`)).length;
  }

  explain(tips) {
    const known = heard(this.title);
    const fresh = tips.filter(({ key }) => !known.has(key)).slice(0, AT_ONCE);
    $("#coach-tips").replaceChildren(
      ...fresh.map(({ text, key }) => make("p", { "data-tip": key }, ...drawn(text))),
    );
    for (const { key, parts } of fresh) {
      known.add(key);
      for (const name of parts) for (const part of $$(`[id="part-${name}"]`)) outline(part);
    }
    if (fresh.length) keepHeard(this.title, known);
  }

  async propose(number) {
    const scene = this.look();
    const find = () => scene.choices.find(({ id }) => id === this.plan[0]);
    if (!find()) {
      this.plan = [];
      $("#coach-do").textContent = t("page.hint.wait");
      const { turns } = await this.ask();
      if (number !== this.number) return;
      this.plan = [...(turns[0]?.ids ?? [])];
      this.why = turns[0]?.why ?? "";
      this.proposed = scene.step;
    }
    const choice = find();
    if (!choice) {
      this.silence();
      return;
    }
    $("#coach").dataset.id = choice.id;
    const what = new Set([choice.text, this.shape(scene)].filter(Boolean));
    $("#coach-do").replaceChildren(
      make("strong", {}, t("page.coach.do")),
      " ",
      ...drawn([...what].join(", ")),
    );
    const brings = choice.preview_text
      ? t("page.coach.brings", { brings: choice.preview_text })
      : "";
    const talk = this.proposed === scene.step && this.turns(scene) <= TALKATIVE;
    $("#coach-why").replaceChildren(
      ...drawn(
        [brings, talk && this.why ? t("page.coach.why", { why: this.why }) : ""]
          .filter(Boolean)
          .join(" "),
      ),
    );
    this.point(choice);
  }

  // Which way round a tile lies that is put down now.
  shape({ laying }) {
    const planned = ({ ids }) => ids.every((id, number) => id === this.plan[number]);
    const place = laying?.places.find(planned);
    if (!place) return "";
    const rows = [];
    for (const [row, col] of laying.ways[place.way].cells) (rows[row] ??= [])[col] = "■";
    const wide = Math.max(...rows.map((row) => row.length));
    return rows
      .map((row) => Array.from({ length: wide }, (_, col) => row[col] ?? "·").join(""))
      .join("/");
  }

  // A choice was made: on with the turn, if it was the one.
  made(id) {
    if (this.plan[0] === id) this.plan.shift();
    else this.plan = [];
    delete $("#coach").dataset.id;
  }
}
