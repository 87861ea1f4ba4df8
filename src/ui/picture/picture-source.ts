/** A picture as the build knows it. */
export interface PictureSource {
  /** the address of the full image, from the root; of a photograph, the JPEG of the largest width */
  src: string;
  /** of a hero's drawing: the address of the image that Safari shows by night */
  night?: string;
  /** in the image's own pixels */
  width: number;
  height: number;
  /** of a layered drawing: the file shows the first layer, and each of the others at `#name` */
  layers?: readonly string[];
  /** of a photograph: the available widths, in pixels, the largest last */
  widths?: readonly number[];
  /** of a photograph: the class that paints its placeholder */
  look?: string;
  /** a decorative replacement for an entry without a picture */
  isStock?: boolean;
  /** in the desk only: the picture's name, which its elements carry as `data-picture` */
  name?: string;
}

export const landscapeWindows = '(min-aspect-ratio: 1/1)';

/**
 * Dark pages in Safari, which for years ignored the colour scheme inside of images (WebKit bug 199134). Other browsers do not have
 * the first feature.
 */
export const safariByNight = '(-webkit-transform-2d) and (prefers-color-scheme: dark)';

export interface PictureProps {
  of: PictureSource;
  /** what the picture shows, translated; empty for decoration */
  alt: string;
  className?: string | undefined;
  /** another crop, for windows that are not `landscape` */
  portrait?: PictureSource;
  /** the media query of the wide crop; windows at least as wide as tall by default */
  landscape?: string;
  /** above the fold: loads at once */
  priority?: boolean;
  /** the `sizes` of a photograph; the window's width by default */
  sizes?: string;
}
