import { columns, phrases } from './phrases.js';
import type { Random } from './random.js';

/** City, rent of a one-bedroom and price of a house there, both in dollars, and neighborhoods. */
const CITIES = phrases(`
  New York, NY | 3650 | 760000 | Astoria, Park Slope, Harlem, Bushwick, Bay Ridge, Forest Hills
  Boston, MA | 2950 | 720000 | Allston, Dorchester, Jamaica Plain, South End
  Washington, DC | 2350 | 620000 | Petworth, Navy Yard, Columbia Heights, Brookland
  Raleigh, NC | 1400 | 440000 | North Hills, Glenwood South, Five Points
  Atlanta, GA | 1650 | 400000 | Grant Park, Old Fourth Ward, Kirkwood, West Midtown
  Tampa, FL | 1700 | 390000 | Seminole Heights, Hyde Park, Ybor City, Westchase
  Miami, FL | 2600 | 580000 | Brickell, Wynwood, Coral Way, Edgewater
  Nashville, TN | 1700 | 450000 | East Nashville, The Gulch, Sylvan Park, Germantown
  Columbus, OH | 1250 | 285000 | Clintonville, Short North, German Village
  Chicago, IL | 1950 | 330000 | Logan Square, Lakeview, Pilsen, Hyde Park, Andersonville
  Minneapolis, MN | 1350 | 335000 | Uptown, North Loop, Longfellow, Northeast
  Dallas, TX | 1500 | 320000 | Lower Greenville, Oak Cliff, Lake Highlands, Uptown
  Austin, TX | 1550 | 520000 | Mueller, Zilker, Hyde Park, East Austin, Domain
  Houston, TX | 1300 | 290000 | The Heights, Montrose, Midtown, Energy Corridor
  Denver, CO | 1700 | 560000 | Capitol Hill, Baker, Wash Park, RiNo, Sloan’s Lake
  Phoenix, AZ | 1350 | 420000 | Arcadia, Roosevelt Row, Ahwatukee, Encanto
  Las Vegas, NV | 1300 | 425000 | Summerlin, Arts District, Spring Valley
  San Diego, CA | 2400 | 900000 | North Park, Hillcrest, Pacific Beach, Mira Mesa
  Los Angeles, CA | 2300 | 910000 | Silver Lake, Koreatown, Culver City, Echo Park, Sherman Oaks
  Portland, OR | 1500 | 530000 | Hawthorne, Alberta Arts, Sellwood, Pearl District
  Seattle, WA | 2050 | 850000 | Ballard, Capitol Hill, Fremont, West Seattle, Greenwood
  Honolulu, HI | 2050 | 850000 | Kaimuki, Makiki, Kakaako
`).map((line) => columns(line) as [near: string, rent: string, house: string, areas: string]);

const cityOf = (near: string) => near.slice(0, -', NY'.length);

/** A city and, in `elsewhere`, another one for people who move away. */
export type Place = ReturnType<typeof placeIn>;

export function placeIn(random: Random) {
  const [near, rent, house, areas] = random.deal(CITIES);
  const area = random.pick(areas.split(', '));
  const elsewhere = cityOf(random.pick(CITIES.filter(([other]) => other !== near))[0]);
  return {
    ...{ city: cityOf(near), elsewhere, area, near, precise: `${area}, ${near}` },
    ...{ rent: Number(rent), house: Number(house) },
  };
}
