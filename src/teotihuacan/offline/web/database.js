// Where games are kept: in the browser's own database.

const NAME = "teotihuacan";
const STORES = { games: "id", rows: ["game", "number"], snapshots: "game" };

const answer = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened = null;

function database() {
  opened ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(STORES))
        opening.result.createObjectStore(name, { keyPath });
    };
    opening.onsuccess = () => {
      // Another version of the site wants to change the database: do not stand in its way.
      opening.result.onversionchange = () => opening.result.close();
      // The browser has deleted it.
      opening.result.onclose = () => {
        opened = null;
      };
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error);
  });
  return opened;
}

const rowsOf = (id) => IDBKeyRange.bound([id, 0], [id, Infinity]);

// A game whose rows were deleted with the data of the site.
export class Cleared extends Error {}

// Write all changes or none; returns when they are on the disk. Nothing is added to a game that is
// not here any more.
export async function write(changes) {
  if (!changes.length) return;
  const db = await database();
  const writing = db.transaction(Object.keys(STORES), "readwrite", { durability: "strict" });
  const done = new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onabort = writing.onerror = () => reject(writing.error ?? new Cleared());
  });
  const rows = writing.objectStore("rows");
  const needed = [];
  for (const { into, value, delete: id } of changes) {
    if (into) writing.objectStore(into).put(value);
    else {
      writing.objectStore("games").delete(id);
      writing.objectStore("snapshots").delete(id);
      rows.delete(rowsOf(id));
    }
    if (value?.status?.step) needed.push([value.id, 1], [value.id, value.status.step]);
  }
  for (const key of needed) {
    const found = rows.getKey(key);
    found.onsuccess = () => found.result ?? writing.abort();
  }
  await done;
}

// A game with its rows and its last snapshot; null if it is not here.
export async function read(id) {
  const reading = (await database()).transaction(Object.keys(STORES));
  const game = await answer(reading.objectStore("games").get(id));
  if (!game) return null;
  const rows = await answer(reading.objectStore("rows").getAll(rowsOf(id)));
  const snapshot = await answer(reading.objectStore("snapshots").get(id));
  return [game, rows.map(({ row }) => row), snapshot ?? null];
}

// All games, without their rows.
export async function readGames() {
  return answer((await database()).transaction("games").objectStore("games").getAll());
}
