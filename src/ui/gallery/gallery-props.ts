import type { PictureSource } from '../picture/picture-source.ts';

export interface GalleryProps {
  pictures: readonly { of: PictureSource; alt: string }[];
  labels: GalleryLabels;
}

/** Every text of a gallery, translated. */
interface GalleryLabels {
  /** names the whole gallery */
  label: string;
  previous: string;
  next: string;
  open: string;
  close: string;
  zoom: string;
  /** the position of the picture in view; `index` counts from 1 */
  position: (index: number, count: number) => string;
}
