// search engines and browser tabs truncate longer texts
export const headLengths = { title: [10, 65], description: [50, 160] } as const;

const lengthOf = (title: string, name: string) => [...title.replaceAll('{name}', name)].length;

/**
 * The title of a page. If a long hotel name makes it too long, what follows the last comma is dropped ('Rooms | {name},
 * Maiori'), or everything but the first part.
 */
export function pageTitle(title: string, name: string): string {
  const shorter = [title, title.replace(/,[^|,]*$/, '')];
  return shorter.find((one) => lengthOf(one, name) <= headLengths.title[1]) ?? title.split(' | ')[0] ?? title;
}
