// The hours of scenes. Sky, sea, sun, moon, shadows and lamps follow from them.
import type { Colour } from './palette.ts';

export interface Hour {
  /** what a clock says, by day and by night */
  clock: readonly [day: string, night: string];
  /** the sky's colours, from the zenith to the light at the horizon */
  sky: readonly Colour[];
  /** the sea's colours, from the horizon to the shore */
  sea: readonly Colour[];
  /** mountains beyond the sea, the far ones and the nearer ones */
  ridges: readonly [far: Colour, near: Colour];
  /** whether the sun stands so low that a picture shows it */
  sun: boolean;
  /** whether the moon is up by night; before sunrise the morning star is */
  moon: boolean;
  /** the share of the stars that are out by night */
  stars: number;
  /** how far a shadow falls to the right for each unit of height, seen towards the sea; negative: to the left */
  shadow: number;
  /** whether lamps burn by day too */
  lamps: boolean;
}

// whoever looks at the sea from Maiori looks south: the morning comes from the left, the evening from the right
export const hours = {
  /** by night it is the blue hour before sunrise */
  morning: {
    clock: ['08:00', '05:30'],
    sky: ['morning1', 'morning2', 'morning3', 'morning4', 'morning5', 'morning6'],
    sea: ['morningSea1', 'morningSea2', 'morningSea3', 'morningSea4', 'morningSea5', 'morningSea6', 'morningSea7'],
    ridges: ['morningRidge1', 'morningRidge2'],
    sun: true,
    moon: false,
    stars: 0.3,
    shadow: 0.9,
    lamps: false,
  },
  noon: {
    clock: ['12:30', '23:30'],
    sky: ['noon1', 'noon2', 'noon3', 'noon4', 'noon5'],
    sea: ['noonSea1', 'noonSea2', 'noonSea3', 'noonSea4', 'noonSea5', 'noonSea6', 'noonSea7'],
    ridges: ['far1', 'ridge2'],
    sun: false,
    moon: true,
    stars: 1.3,
    shadow: 0.1,
    lamps: false,
  },
  afternoon: {
    clock: ['16:30', '22:30'],
    sky: ['noon2', 'noon3', 'noon4', 'afternoon1', 'afternoon2'],
    sea: ['noonSea1', 'noonSea2', 'noonSea3', 'noonSea4', 'noonSea5', 'noonSea6', 'noonSea7'],
    ridges: ['far1', 'ridge2'],
    sun: false,
    moon: true,
    stars: 1,
    shadow: -0.6,
    lamps: false,
  },
  golden: {
    clock: ['18:30', '22:00'],
    sky: ['sky1', 'sky2', 'sky3', 'sky4', 'sky5', 'sky6', 'sky7', 'sky8'],
    sea: ['sea1', 'sea2', 'sea3', 'sea4', 'sea5', 'sea6', 'sea7', 'sea8', 'sea9'],
    ridges: ['far1', 'ridge2'],
    sun: true,
    moon: true,
    stars: 1,
    shadow: -1.1,
    lamps: false,
  },
  /** the sun sets behind the western ridge */
  evening: {
    clock: ['20:15', '21:30'],
    sky: ['dusk1', 'dusk2', 'dusk3', 'dusk4', 'dusk5', 'dusk6'],
    sea: ['duskSea1', 'duskSea2', 'duskSea3', 'duskSea4', 'duskSea5'],
    ridges: ['duskRidge1', 'duskRidge2'],
    sun: true,
    moon: true,
    stars: 1,
    shadow: 0,
    lamps: true,
  },
} as const satisfies Record<string, Hour>;
