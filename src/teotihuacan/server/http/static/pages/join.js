// The page of an invitation: choose a name and take the seat. Or of a link that opens your own
// seat on this device. The secret is behind the # of the address, so it is not part of any
// request for a page.

import { call } from "../shared/api.js";
import { $, $$, keepPlace, say } from "../shared/dom.js";
import * as myGames from "../shared/my-games.js";
import { me, remember } from "../shared/person.js";
import { t } from "../shared/words.js";

const form = $("#join");
const id = form.dataset.game;
const secret = location.hash.slice(1);
const invite = /^[\w-]{20,100}$/.test(secret) ? secret : ""; // an incomplete link has none
const pass = secret.startsWith("seat=") ? secret.slice("seat=".length) : "";

function sit({ seat, token }) {
  const game = myGames.find(id);
  game.tokens[seat] = token;
  myGames.keep(game);
  location.replace(`/game/${id}`);
}

// Open a seat on another device.
async function move() {
  $("#about").textContent = t("page.join.moving");
  sit(await call("POST", `/api/games/${id}/enter`, { body: { pass } }));
}

const invited = () => call("POST", `/api/games/${id}/invited`, { body: { invite } });

// Offer the colours that no other player has.
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
    const here = seat in myGames.find(id).tokens;
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
let picked = false; // only a colour that was chosen is stored
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
