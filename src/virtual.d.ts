declare module 'virtual:words' {
  import type { Messages } from '@lingui/core';

  const loaders: Record<import('./routes.ts').Language, Record<string, () => Promise<{ default: Messages }>>>;
  export default loaders;
}

declare module 'picture:*' {
  const picture: import('./ui/picture.tsx').PictureSource;
  export default picture;
}
