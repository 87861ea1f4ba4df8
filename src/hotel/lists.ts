import { hotel } from './identity.ts';
import lists from './lists.json' with { type: 'json' };

/** The entries of a list that the site shows. */
const shown = <Entry extends { hidden?: boolean }>(entries: readonly Entry[]) =>
  entries.filter(({ hidden }) => !hidden);

/** The services. The beach is shown only with a partner beach club. */
export const services = shown(lists.services).filter(({ id }) => id !== 'beach' || hotel.beachClub.name);
export const transfers = shown(lists.transfers);
export const experiences = shown(lists.experiences).map((one) => ({ ...one, points: shown(one.points) }));
export const breakfast = shown(lists.breakfast);
export const dishes = shown(lists.dishes);
export const attractions = shown(lists.attractions);
export const galleries = { superior: shown(lists.superiorGallery), classic: shown(lists.classicGallery) };
export const questions = shown(lists.faq);
export const profiles = shown(lists.profiles);

/** The ways to arrive, by the means of transport. */
export const reach = { plane: shown(lists.byPlane), train: shown(lists.byTrain), ferry: shown(lists.byFerry) };

export type Transport = keyof typeof reach;

/** The means of transport by which guests arrive. */
export const transports = (Object.keys(reach) as Transport[]).filter((one) => reach[one].length > 0);

export type Experience = (typeof experiences)[number];
export type Way = (typeof reach)[keyof typeof reach][number];
