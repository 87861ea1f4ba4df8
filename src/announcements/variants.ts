import { variantName } from './announcement-names.ts';
import type { Announcement } from './announcements.ts';

/** One text of an announcement, for one of its periods. */
export interface Variant {
  /** names its messages and its period */
  name: string;
  /** shown only where scripts do not run, since it is true on any day */
  noScript: boolean;
}

/** All variants of some announcements. The last announcement that has a text for any day provides the one without scripts. */
export function variantsOf(records: readonly Announcement[]): Variant[] {
  const anyDay = records.filter((record) => record.anyDay).at(-1);
  return [
    ...records.flatMap((record) =>
      [variantName.now(record), ...(record.afterwards ? [variantName.afterwards(record)] : [])].map((name) => ({
        name,
        noScript: false,
      })),
    ),
    ...(anyDay ? [{ name: variantName.anyDay(anyDay), noScript: true }] : []),
  ];
}

/** The value of `data-banner-part` and `data-notice-part`: whether the part has a text for pages without scripts. */
export const partValue = (variants: readonly Variant[]) =>
  variants.some(({ noScript }) => noScript) ? 'no-script' : '';
