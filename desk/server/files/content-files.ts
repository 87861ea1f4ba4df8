import { hotelFiles } from '../../../build/content/check-content.ts';
import { dictionaryFile } from '../../../build/content/message-faults.ts';
import { focusFile } from '../../../build/photos/photo-focus.ts';
import { languageIds } from '../../../src/navigation/routes.ts';
import type { ContentFile } from '../../protocol.ts';

/** Every file whose fields the desk may change, from the project's root. */
export const contentFiles: readonly ContentFile[] = [
  ...Object.values(hotelFiles),
  ...languageIds.map((language) => dictionaryFile(language) as ContentFile),
  focusFile,
];

export const isContentFile = (file: unknown): file is ContentFile => contentFiles.includes(file as ContentFile);
