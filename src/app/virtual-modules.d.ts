declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';

  type Loaders = Record<string, () => Promise<{ default: Messages }>>;
  /** by language: what fetches the list of its loaders */
  const lists: Record<import('../navigation/routes.ts').Language, () => Promise<{ default: Loaders }>>;
  export default lists;
}

declare module 'virtual:announcement-periods' {
  const periods: readonly import('../announcements/periods.ts').Period[];
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
