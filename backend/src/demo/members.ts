import { DAY } from './compose.js';
import { list } from './phrases.js';
import type { Random } from './random.js';

export interface Member {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  createdAt: Date;
}

/** The two accounts whose password is known, to try both sides of a deal. */
export const DEMO_MEMBER = 'demo@example.com';
export const DEMO_SELLER = 'seller@example.com';

const NAMES =
  list(`Alex Morgan, Jordan Ellis, Priya Raman, Marcus Webb, Elena Vasquez, Tom Lindqvist, Aisha Bello, Kevin O'Rourke,
  Mei-Ling Chen, Darnell Hughes, Sofia Petrova, Ben Kaplan, Rosa Delgado, Andre Baptiste, Hannah Schmidt, Luis Ortega,
  Grace Kim, Owen Fitzgerald, Fatima Haddad, Nate Sorensen, Camille Dubois, Tyrell Jackson, Megan Doyle, Arjun Mehta,
  Julia Nowak, Carlos Rivera, Beth Hartman, Samir Khoury, Keisha Brooks, Ian McAllister, Yuki Tanaka, Derek Olson,
  Naomi Feldman, Victor Reyes, Lauren Pike, Tariq Aziz, Colleen Murphy, Jamal Carter, Ingrid Halvorsen, Pete Kowalski,
  Monica Salazar, Dev Patel, Rachel Stein, Hugo Lambert, Tasha Greene, Will Abernathy, Linh Nguyen, Frank DiMarco,
  Zoe Whitaker, Omar Farouk, Katie Bergstrom, Isaac Mensah, Dana Wolfe, Ruben Castillo, Molly Sandoval, Greg Tillman,
  Anika Sharma, Paul Rousseau, Denise Holloway, Ethan Park`);

/** Sixty members, who joined before the first contract of the catalogue; the first two are the known accounts. */
export function makeMembers(random: Random, now: number): [Member, Member, ...Member[]] {
  const members = NAMES.map((name, index): Member => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const address = `${firstName}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, '');
    const email = [DEMO_MEMBER, DEMO_SELLER][index] ?? `${address}@example.com`;
    const createdAt = new Date(now - random.int(92 * DAY, 800 * DAY));
    return { id: crypto.randomUUID(), email, firstName, lastName, createdAt };
  });
  return members as [Member, Member, ...Member[]];
}
