/** The topics that the owner has filled in; the messages say what. The build puts them in the place of the file. */
declare const topics: readonly string[];
export default topics;
