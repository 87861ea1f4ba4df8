// search engines and browser tabs cut off what is longer
export const headLengths = { title: [10, 65], description: [50, 160] } as const;

const lengthOf = (title: string, name: string) => [...title.replaceAll('{name}', name)].length;

/**
 * The title of a page that also goes with a long name of the hotel: it then loses what follows its last comma, 'Rooms |
 * {name}, Maiori', or all but its first part.
 */
export function pageTitle(title: string, name: string): string {
  const shorter = [title, title.replace(/,[^|,]*$/, '')];
  return shorter.find((one) => lengthOf(one, name) <= headLengths.title[1]) ?? title.split(' | ')[0] ?? title;
}
