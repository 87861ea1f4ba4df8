declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';

  type Loaders = Record<string, () => Promise<{ default: Messages }>>;
  /** by language: what fetches the list of its loaders */
  const lists: Record<import('../navigation/routes.ts').Language, () => Promise<{ default: Loaders }>>;
  export default lists;
}

declare module 'virtual:periods' {
  /** when each announcement says what, reckoned by the build: making a time zone’s clock takes the browser long */
  const periods: readonly import('../announcements/announcements.ts').Period[];
  export default periods;
}

declare module 'markup:*' {
  /** a small drawing to stand in the page itself, in the colours that it has by day and by night */
  const drawing: { viewBox: string; shapes: string };
  export default drawing;
}

declare module 'picture:*' {
  const picture: import('../ui/picture.tsx').PictureSource;
  export default picture;
}
