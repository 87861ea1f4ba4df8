/** The image files that the site accepts: their extensions, of which the desk writes the first, media types, and first bytes. */
export const photoTypes = [
  { endings: ['jpg', 'jpeg'], types: ['image/jpeg'], start: /^\xff\xd8\xff/ },
  { endings: ['png'], types: ['image/png'], start: /^\x89PNG/ },
  { endings: ['webp'], types: ['image/webp'], start: /^RIFF.{4}WEBP/s },
  { endings: ['avif'], types: ['image/avif'], start: /^.{4}ftypavi[fs]/s },
  {
    endings: ['heic', 'heif'],
    types: ['image/heic', 'image/heif'],
    start: /^.{4}ftyp(?:hei[cxsm]|hev[cxms]|mif1|msf1)/s,
  },
];

export const photoEndings = photoTypes.flatMap(({ endings }) => endings);

/** The file extension of an image, by its first bytes; undefined for other files. */
export const endingOf = (bytes: Buffer): string | undefined =>
  photoTypes.find(({ start }) => start.test(bytes.toString('latin1', 0, 32)))?.endings[0];
