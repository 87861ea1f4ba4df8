import identity from './identity.json' with { type: 'json' };

/** The hotel's identity: everything that an owner replaces first. */
export const hotel = identity;

/** A phone number in E.164, grouped as Italians read it, with no-break spaces: +390890000000 → +39 089 000 0000. */
export function readablePhone(e164: string): string {
  return e164.replace(/^(\+39)(\d{3})(\d{3})(\d+)$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}

export const phone = { href: `tel:${hotel.phone}`, text: readablePhone(hotel.phone) };
export const email = { href: `mailto:${hotel.email}`, text: hotel.email };

/** The name of the vCard file. */
export const contactFile = `${hotel.name
  .normalize('NFD')
  .replace(/\p{M}/gu, '')
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '-')}.vcf`;

/** The postal address in Italian order. */
export const addressLines = [
  hotel.address.street,
  `${hotel.address.postalCode} ${hotel.address.town} (${hotel.address.province})`,
] as const;
