/** The drawing's name in the name of a file of the build; the file's name if it is no drawing. */
export const drawingOf = (file: string): string => file.replace(/(?:-layers)?-[\w-]{8}\.svg$/, '');
