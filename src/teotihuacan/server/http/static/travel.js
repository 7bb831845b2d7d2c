// Where pieces have come from: by their names, or, where several are alike, by the shortest ways.
//
// data-piece="NAME"   the same thing, wherever it is
// data-kin="KIN"      one of several that are alike: which of them is which cannot be known
// data-from="NAME"    where a new one comes from: the thing with data-source="NAME", or the piece
//                     that has just gone whose name begins with NAME-

// The places of all things that move, by name, and of those that new ones come from.
export function places(things) {
  const found = new Map();
  for (const thing of things) {
    const { x, y, width } = thing.getBoundingClientRect();
    const { piece, source, kin } = thing.dataset;
    if (width)
      found.set(piece ?? source, { x, y, width, kin, part: thing.closest("[id^=part-]")?.id });
  }
  return found;
}

// For the names of now: their places before. Some have none: they are new.
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
    const gone = [...before.keys()].find((old) => old.startsWith(`${origin}-`) && !now.has(old));
    const place = before.get(origin) ?? before.get(gone);
    if (place) found.set(name, place);
  }
  return found;
}

const FAR = 1e12; // dearer than any way on a screen

// Which of the old places each new one comes from, null for none. Ways count squared: one that
// pushes another on went there, and did not jump over it.
function shortest(old, now) {
  const still = now.map((to) =>
    old.find((from) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 1),
  );
  if (still.every(Boolean)) return still; // nobody moved, as nearly always
  const offered = [...old, ...Array(Math.max(0, now.length - old.length)).fill(null)];
  const way = (from, to) => (from ? (from.x - to.x) ** 2 + (from.y - to.y) ** 2 : FAR);
  const known = new Map();
  const best = (index, used) => {
    if (index === now.length) return { cost: 0, chosen: [] };
    const key = index * 2 ** offered.length + used;
    if (known.has(key)) return known.get(key);
    let found = { cost: Infinity, chosen: [] };
    offered.forEach((place, which) => {
      if (used & (1 << which)) return;
      const rest = best(index + 1, used | (1 << which));
      const cost = rest.cost + way(place, now[index]);
      if (cost < found.cost) found = { cost, chosen: [place, ...rest.chosen] };
    });
    known.set(key, found);
    return found;
  };
  return best(0, 0).chosen;
}
