import { headKeys, type Route, routeOf, routes } from '../../src/navigation/routes.ts';
import { factsShape } from './facts-schema.ts';
import { isObject } from './fault.ts';

/** The keys that pages compose from ids, which the compiler cannot check: key → the reason why it is required. */
export function requiredMessages(identity: unknown, facts: unknown): Map<string, string> {
  const required = new Map<string, string>();
  const need = (what: string, id: string, ...keys: string[]) => {
    for (const key of keys) required.set(key, `the ${what} “${id}” needs it`);
  };
  for (const route of routes)
    need('page', route.id, `nav.${route.id}`, `${route.messageGroups[0]}.title`, ...headsOf(route));
  need('page', 'not-found', ...headsOf(routeOf('not-found')));

  const spoken = isObject(identity) && Array.isArray(identity.spokenLanguages) ? identity.spokenLanguages : [];
  for (const id of spoken) need('spoken language', String(id), `contact.language.${id}`);

  const valid = <Part extends keyof typeof factsShape>(part: Part) =>
    factsShape[part].safeParse(isObject(facts) ? facts[part] : undefined).data as
      | ReturnType<(typeof factsShape)[Part]['parse']>
      | undefined;
  const rooms = valid('rooms');
  for (const id of rooms?.categories ?? []) need('room category', id, ...titled(`rooms.${id}`), `rooms.${id}.gallery`);
  for (const { id } of rooms?.types ?? []) need('room type', id, `rooms.type.${id}`, `rooms.typeText.${id}`);
  for (const id of rooms?.amenities ?? []) need('amenity', id, ...titled(`rooms.amenity.${id}`));
  const terrace = valid('terrace');
  for (const id of terrace?.cards ?? []) need('terrace card', id, ...titled(`terrazza.card.${id}`));
  for (const id of terrace?.menu ?? []) need('dish', id, ...titled(`terrazza.dish.${id}`));
  for (const id of terrace?.bar ?? []) need('box of the bar', id, ...titled(`terrazza.bar.${id}`));
  for (const id of Object.keys(valid('hours') ?? {})) need('opening hours', id, `terrazza.hours.${id}`);
  for (const id of terrace?.cuisine ?? []) need('cuisine', id, `terrazza.kitchen.${id}`);
  for (const id of valid('services') ?? []) need('service', id, ...titled(`services.card.${id}`));
  for (const { from } of valid('transfers') ?? []) need('transfer', from, `common.transfer.${from}`);
  for (const { id, features } of valid('experiences') ?? []) {
    const inner = `experiences.${id}`;
    need('experience', id, ...titled(inner), `${inner}.subtitle`, `${inner}.highlight`);
    for (const feature of features) need('feature', feature, `experiences.feature.${feature}`);
  }
  for (const { id } of valid('attractions') ?? []) {
    const inner = `location.attraction.${id}`;
    need('attraction', id, `${inner}.name`, `${inner}.distance`, `${inner}.text`);
  }
  for (const [way, ids] of Object.entries(valid('reach') ?? {})) {
    need('way to arrive', way, `location.reach.${way}.title`);
    for (const id of ids) need('way to arrive', id, ...titled(`location.reach.${id}`));
  }
  for (const id of valid('faq') ?? []) need('question', id, `contact.faq.${id}.question`, `contact.faq.${id}.answer`);
  return required;
}

const headsOf = (route: Route) => Object.values(headKeys(route));
const titled = (key: string) => [`${key}.title`, `${key}.text`];
