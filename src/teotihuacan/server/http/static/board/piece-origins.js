// Finds where pieces come from: by their names, or by the shortest ways if several are alike.
//
// data-piece="NAME"   the name of a piece, wherever it is
// data-kin="KIN"      one of several pieces that are alike and cannot be told apart
// data-from="NAME"    where a new piece comes from: the element with data-source="NAME", or a piece
//                     that has just been removed and whose name starts with NAME-

// The places of all pieces and sources, by name.
export function places(elements) {
  const found = new Map();
  for (const element of elements) {
    const { x, y, width } = element.getBoundingClientRect();
    const { piece, source, kin } = element.dataset;
    const part = element.closest("[id^=part-]")?.id;
    if (width) found.set(piece ?? source, { x, y, width, kin, part });
  }
  return found;
}

// For the names of the pieces now: their places before. New pieces may have none.
export function origins(before, now, from = new Map()) {
  const found = new Map();
  for (const [name, { kin }] of now) {
    if (!kin && before.has(name)) found.set(name, before.get(name));
  }
  for (const kin of new Set([...now.values()].map((place) => place.kin).filter(Boolean))) {
    const old = [...before.values()].filter((place) => place.kin === kin);
    const names = [...now.keys()].filter((name) => now.get(name).kin === kin);
    const chosen = shortest(
      old,
      names.map((name) => now.get(name)),
    );
    names.forEach((name, index) => chosen[index] && found.set(name, chosen[index]));
  }
  for (const [name, origin] of from) {
    if (found.has(name)) continue;
    const removed = [...before.keys()].find((old) => old.startsWith(`${origin}-`) && !now.has(old));
    const place = before.get(origin) ?? before.get(removed);
    if (place) found.set(name, place);
  }
  return found;
}

const FAR = 1e12; // more than any squared distance on a screen

// For each place now the old one it comes from, or null. The sum of squared distances is
// smallest: a piece that pushes another one on has not jumped over it.
function shortest(old, now) {
  const same = now.map((to) =>
    old.find((from) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 1),
  );
  if (same.every(Boolean)) return same; // usually no piece has moved
  const offered = [...old, ...Array(Math.max(0, now.length - old.length)).fill(null)];
  const distance = (from, to) => (from ? (from.x - to.x) ** 2 + (from.y - to.y) ** 2 : FAR);
  const known = new Map();
  const best = (index, used) => {
    if (index === now.length) return { cost: 0, chosen: [] };
    const key = index * 2 ** offered.length + used;
    if (known.has(key)) return known.get(key);
    let found = { cost: Infinity, chosen: [] };
    offered.forEach((place, which) => {
      if (used & (1 << which)) return;
      const rest = best(index + 1, used | (1 << which));
      const cost = rest.cost + distance(place, now[index]);
      if (cost < found.cost) found = { cost, chosen: [place, ...rest.chosen] };
    });
    known.set(key, found);
    return found;
  };
  return best(0, 0).chosen;
}
