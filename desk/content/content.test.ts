import { expect, it } from 'vitest';
import { withName } from './content.ts';

const idOf = (title: string, taken: string[] = []) => withName({ id: '', title: { it: title, en: title } }, taken).id;

it('a new entry gets a unique id from its Italian name', () => {
  expect(idOf('C’è l’ascensore? Sì, a tutti i piani')).toBe('ceLascensoreSiA');
  expect(idOf('Giro in barca')).toBe('giroInBarca');
  expect(idOf('Giro in barca', ['giroInBarca', 'giroInBarca2'])).toBe('giroInBarca3');
  expect(idOf('5 Terre')).toBe('5Terre');
  expect(idOf('?')).toBe('voce');
});
