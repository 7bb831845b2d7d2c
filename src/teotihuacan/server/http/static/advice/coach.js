// The coach: explains each question once, points at the board, and proposes a turn with its
// reasons. It says less with every turn.

import { $, $$, SVG, drawn, make } from "../shared/dom.js";
import * as myGames from "../shared/my-games.js";
import { t } from "../shared/words.js";

const KEY = "teotihuacan.coach"; // which explanations were shown, by game
const WITH_REASONS = 4; // the first turns in which proposals come with reasons …
const UNASKED = 9; // … and in which there are proposals at all without asking
const AT_ONCE = 2; // explanations for one question

function explained(title) {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY))?.[title] ?? []);
  } catch {
    return new Set();
  }
}

function keepExplained(title, keys) {
  try {
    const all = JSON.parse(localStorage.getItem(KEY)) ?? {};
    localStorage.setItem(KEY, JSON.stringify({ ...all, [title]: [...keys] }));
  } catch {
    // without storage the explanations are repeated the next time
  }
}

// Outline a part of the picture while the coach talks about it.
function outline(part) {
  const { x, y, width, height } = part.getBBox();
  if (!width || !height) return; // hidden in another tab
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
  constructor(state, { ask, point }) {
    Object.assign(this, { state, ask, point });
    this.id = state.id;
    this.plan = []; // the remaining choices of the proposed turn
    this.why = ""; // its reasons, shown at the step …
    this.proposed = null; // … at which the turn was proposed
    this.wanted = null; // the step at which the player asked for a proposal
    this.number = 0; // of the current scene: answers about older ones are dropped
    this.title = document.body.dataset.title;
    $("#coach-leave").addEventListener("click", () => this.leave());
    $("#coach-ask").addEventListener("click", () => this.asked());
    $("#coach-more").addEventListener("click", () => {
      const open = $("#coach").classList.toggle("open");
      $("#coach-more").setAttribute("aria-expanded", String(open));
      $("#coach-more").textContent = t(open ? "page.coach.less" : "page.coach.more");
      this.offerMore();
    });
    new ResizeObserver(() => this.offerMore()).observe($("#coach-said"));
  }

  // The button is there only if something is cut.
  offerMore() {
    const cut = (part) => part.textContent && part.scrollHeight > part.clientHeight;
    const hidden = (part) => part.textContent && !part.checkVisibility();
    const open = $("#coach").classList.contains("open");
    const parts = $$("#coach-tips, #coach-do, #coach-why");
    $("#coach-more").hidden = !open && !parts.some((part) => cut(part) || hidden(part));
  }

  asked() {
    this.wanted = this.state.scene.step; // even if the scene is drawn again before the answer
    $("#coach-ask").hidden = true;
    this.propose(this.number).catch(() => {
      this.silence();
      $("#coach-ask").hidden = false;
    });
  }

  get active() {
    return myGames.find(this.id).coach === true;
  }

  begin() {
    myGames.keep({ ...myGames.find(this.id), coach: true });
    const { scene } = this.state;
    this.follow(scene, scene.choices.length > 0);
  }

  leave() {
    myGames.keep({ ...myGames.find(this.id), coach: false });
    this.number += 1;
    this.quiet();
    $("#coach").hidden = true;
    $("main").classList.remove("coached");
    this.offer();
  }

  // The menu offers the coach while it is not active.
  offer() {
    $("#coach-item").hidden = this.active || !this.state.scene?.hints;
  }

  quiet() {
    for (const edge of $$(".pointed")) edge.remove();
    this.point(null);
  }

  silence() {
    $("#coach-do").textContent = "";
    $("#coach-why").textContent = "";
    this.offerMore();
  }

  forget() {
    this.quiet();
    $("#coach-tips").replaceChildren();
    this.silence();
    $("#coach-ask").hidden = true;
    $("#coach-do").textContent = t("page.hint.wait");
  }

  // The scene has changed; `asked`: the player has to choose now.
  async follow(scene, asked) {
    const number = ++this.number;
    delete $("#coach").dataset.id;
    this.offer();
    const talks = this.active && asked && scene.hints;
    $("#coach").hidden = !talks;
    $("main").classList.toggle("coached", talks);
    if (!talks) return;
    if (this.turn !== scene.turn) this.forget(); // what was said about another turn
    this.turn = scene.turn;
    const { tips } = await this.state.call("GET", "coach");
    if (number !== this.number) return;
    this.quiet();
    this.silence();
    this.explain(tips);
    const own = this.turns(scene);
    const follows = scene.choices.some(({ id }) => id === this.plan[0]); // the proposed turn
    const unasked = own <= UNASKED || follows || this.wanted === scene.step;
    $("#coach-ask").hidden = unasked;
    if (unasked) await this.propose(number);
  }

  // How many turns the player has had, this one included.
  turns(scene) {
    const key = `${this.id}:${scene.turn}`;
    this.counted ??= new Set(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"));
    this.counted.add(key);
    sessionStorage.setItem(KEY, JSON.stringify([...this.counted].slice(-99)));
    return [...this.counted].filter((other) => other.startsWith(`${this.id}:`)).length;
  }

  explain(tips) {
    const known = explained(this.title);
    const fresh = tips.filter(({ key }) => !known.has(key)).slice(0, AT_ONCE);
    $("#coach-tips").replaceChildren(
      ...fresh.map(({ text, key }) => make("p", { "data-tip": key }, ...drawn(text))),
    );
    for (const { key, parts } of fresh) {
      known.add(key);
      for (const name of parts) for (const part of $$(`[id="part-${name}"]`)) outline(part);
    }
    if (fresh.length) keepExplained(this.title, known);
  }

  async propose(number) {
    const { scene } = this.state;
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
    const talk = this.proposed === scene.step && this.turns(scene) <= WITH_REASONS;
    $("#coach-why").replaceChildren(
      ...drawn(
        [brings, talk && this.why ? t("page.coach.why", { why: this.why }) : ""]
          .filter(Boolean)
          .join(" "),
      ),
    );
    this.offerMore();
    this.point(choice, this.plan);
  }

  // The orientation of the proposed tile, as rows of squares.
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

  // A choice was made: continue with the turn if it was the next one.
  made(id) {
    if (this.plan[0] === id) this.plan.shift();
    else this.plan = [];
    delete $("#coach").dataset.id;
  }
}
