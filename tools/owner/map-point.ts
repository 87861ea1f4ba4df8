// The point that the address of an embedded map names.
interface Point {
  latitude: number;
  longitude: number;
}

const number = String.raw`(-?\d+(?:\.\d+)?)`;
// a place of Google's is more exact than what its map is centred on
const points = [`!3d${number}!4d${number}`, `[?&]marker=${number},${number}`, `@${number},${number}`];

/** The point that the address of a map names, if it names one: OpenStreetMap's `marker=`, Google's `@` or `!3d…!4d…`. */
export function pointOn(embed: string): Point | undefined {
  const address = embed.replaceAll(/%2c/gi, ',');
  const found = points.map((point) => RegExp(point).exec(address)).find((match) => match !== null);
  return found && { latitude: Number(found[1]), longitude: Number(found[2]) };
}

/** Whether two points are the same place: within some 100 metres, as nobody measures his own door more exactly. */
export const isSamePlace = (one: Point, other: Point) =>
  Math.abs(one.latitude - other.latitude) < 0.001 && Math.abs(one.longitude - other.longitude) < 0.001;
