// The games this browser has a seat in. There are no accounts: whoever holds a seat's secret,
// kept here, plays that seat.

const KEY = "teotihuacan.games";

export function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) || [];
  } catch {
    return [];
  }
}

export function find(id) {
  return all().find((game) => game.id === id) || { id, tokens: {}, invites: {} };
}

export function keep(game) {
  const others = all().filter((other) => other.id !== game.id);
  localStorage.setItem(KEY, JSON.stringify([game, ...others]));
}

export function forget(id) {
  localStorage.setItem(KEY, JSON.stringify(all().filter((game) => game.id !== id)));
}

// What the server handed out for a new game.
export function keepNew(made, coach = false) {
  const game = { id: made.id, tokens: {}, invites: {}, ...(coach && { coach }) };
  for (const seat of made.seats) {
    if (seat.token) game.tokens[seat.seat] = seat.token;
    if (seat.invite) game.invites[seat.seat] = seat.invite;
  }
  keep(game);
  return game;
}
