// The games in which this browser has a seat. There are no accounts: the secret token of a seat,
// stored here, is what allows to play it.

export const KEY = "teotihuacan.games";

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

// Store the tokens and invitations of a new game.
export function keepNew({ id, seats }, coach = false) {
  const game = { id, tokens: {}, invites: {}, ...(coach && { coach }) };
  for (const { seat, token, invite } of seats) {
    if (token) game.tokens[seat] = token;
    if (invite) game.invites[seat] = invite;
  }
  keep(game);
}
