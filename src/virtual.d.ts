declare module 'virtual:words' {
  import type { Messages } from '@lingui/core';

  type Loaders = Record<string, () => Promise<{ default: Messages }>>;
  /** by language: what fetches the list of its loaders */
  const lists: Record<import('./routes.ts').Language, () => Promise<{ default: Loaders }>>;
  export default lists;
}

declare module 'picture:*' {
  const picture: import('./ui/picture.tsx').PictureSource;
  export default picture;
}
