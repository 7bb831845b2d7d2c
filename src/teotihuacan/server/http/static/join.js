// A friend's link: choose a name, take the seat; or the link of one's own seat, for this device. The
// invitation stands behind the # of the address, so that it is never sent along with a request for a
// page.

import { call } from "./api.js";
import { $, $$, keepPlace, say } from "./dom.js";
import * as mine from "./mine.js";
import { me, remember } from "./person.js";
import { t } from "./words.js";

const form = $("#join");
const id = form.dataset.game;
const secret = location.hash.slice(1);
const invite = /^[\w-]{20,100}$/.test(secret) ? secret : ""; // a link that was cut off has none
const pass = secret.startsWith("seat=") ? secret.slice("seat=".length) : "";

function sit({ seat, token }) {
  const game = mine.find(id);
  game.tokens[seat] = token;
  mine.keep(game);
  location.replace(`/game/${id}`);
}

// The seat of a game, on one more device: nothing to ask.
async function move() {
  $("#about").textContent = t("page.join.moving");
  sit(await call("POST", `/api/games/${id}/enter`, { body: { pass } }));
}

const invited = () => call("POST", `/api/games/${id}/invited`, { body: { invite } });

// Only the colours that no one at the table wears.
function offer(colours, chosen) {
  for (const label of $$("#colours label")) {
    const box = $("input", label);
    label.hidden = !colours.includes(Number(box.value));
    box.checked = Number(box.value) === chosen;
  }
}

async function lookAtInvite() {
  const { seats } = await call("GET", `/api/games/${id}`);
  const names = seats
    .filter((seat) => seat.taken)
    .map((seat) => seat.name)
    .join(", ");
  if (!invite) {
    $("#about").textContent = t("page.join.no invite", { names });
    return;
  }
  const { seat, name, taken, colours } = await invited();
  if (taken) {
    const here = seat in mine.find(id).tokens;
    $("#about").textContent = here ? t("page.join.back") : t("page.join.taken", { name });
    if (here) $("#go").textContent = t("page.join.play");
    return;
  }
  $("#about").textContent = t("page.join.table", { names });
  const known = me();
  form.elements.name.value = known.name ?? "";
  offer(
    colours,
    colours.includes(known.colour) ? known.colour : colours.includes(seat) ? seat : colours[0],
  );
  form.hidden = false;
  form.elements.name.focus();
}

try {
  await (pass ? move() : lookAtInvite());
} catch (error) {
  $("#about").textContent = error.message;
}

keepPlace();
let picked = false; // a colour that was only offered is not remembered
$("#colours").addEventListener("change", () => (picked = true));
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const name = form.elements.name.value.trim();
    const chosen = new FormData(form).get("colour");
    const colour = chosen === null ? null : Number(chosen);
    const taken = await call("POST", `/api/games/${id}/join`, {
      body: { invite, name, ...(chosen !== null && { colour }) },
    });
    remember({ name, ...(picked && { colour }) });
    sit(taken);
  } catch (error) {
    say(error.message);
    if (error.reason === "colour")
      invited()
        .then(({ colours }) => offer(colours, colours[0]))
        .catch(() => {});
  }
});
