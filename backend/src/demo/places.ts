import { phrases } from './phrases.js';
import type { Random } from './random.js';

/** City, rent of a one-bedroom and price of a house there, both in dollars, and neighborhoods. */
const CITIES = phrases(`
  New York, NY | 3650 | 760000 | Astoria, Park Slope, Harlem, Bushwick, Bay Ridge, Forest Hills
  Philadelphia, PA | 1550 | 265000 | Fishtown, Manayunk, University City, Passyunk Square
  Pittsburgh, PA | 1250 | 235000 | Lawrenceville, Shadyside, Squirrel Hill, Bloomfield
  Boston, MA | 2950 | 720000 | Allston, Dorchester, Jamaica Plain, South End
  Washington, DC | 2350 | 620000 | Petworth, Navy Yard, Columbia Heights, Brookland
  Baltimore, MD | 1450 | 240000 | Canton, Hampden, Federal Hill, Mount Vernon
  Raleigh, NC | 1400 | 440000 | North Hills, Glenwood South, Five Points
  Charlotte, NC | 1450 | 400000 | NoDa, South End, Plaza Midwood, Ballantyne
  Charleston, SC | 1850 | 520000 | West Ashley, James Island, Wagener Terrace
  Atlanta, GA | 1650 | 400000 | Grant Park, Old Fourth Ward, Kirkwood, West Midtown
  Orlando, FL | 1600 | 385000 | Lake Nona, College Park, Baldwin Park, Thornton Park
  Tampa, FL | 1700 | 390000 | Seminole Heights, Hyde Park, Ybor City, Westchase
  Miami, FL | 2600 | 580000 | Brickell, Wynwood, Coral Way, Edgewater
  Nashville, TN | 1700 | 450000 | East Nashville, The Gulch, Sylvan Park, Germantown
  Columbus, OH | 1250 | 285000 | Clintonville, Short North, German Village
  Cleveland, OH | 1150 | 190000 | Ohio City, Tremont, Lakewood
  Detroit, MI | 1150 | 180000 | Corktown, Midtown, West Village
  Indianapolis, IN | 1150 | 245000 | Broad Ripple, Fountain Square, Irvington
  Chicago, IL | 1950 | 330000 | Logan Square, Lakeview, Pilsen, Hyde Park, Andersonville
  Milwaukee, WI | 1200 | 230000 | Bay View, Walker’s Point, East Side
  Minneapolis, MN | 1350 | 335000 | Uptown, North Loop, Longfellow, Northeast
  Kansas City, MO | 1200 | 260000 | Westport, Waldo, Brookside, Crossroads
  St. Louis, MO | 1100 | 210000 | Tower Grove, The Hill, Central West End
  Dallas, TX | 1500 | 320000 | Lower Greenville, Oak Cliff, Lake Highlands, Uptown
  Austin, TX | 1550 | 520000 | Mueller, Zilker, Hyde Park, East Austin, Domain
  San Antonio, TX | 1200 | 270000 | Alamo Heights, Southtown, Stone Oak
  Houston, TX | 1300 | 290000 | The Heights, Montrose, Midtown, Energy Corridor
  New Orleans, LA | 1350 | 260000 | Mid-City, Bywater, Uptown, Irish Channel
  Denver, CO | 1700 | 560000 | Capitol Hill, Baker, Wash Park, RiNo, Sloan’s Lake
  Salt Lake City, UT | 1400 | 530000 | Sugar House, The Avenues, Liberty Wells
  Boise, ID | 1400 | 480000 | North End, Bench, Harris Ranch
  Phoenix, AZ | 1350 | 420000 | Arcadia, Roosevelt Row, Ahwatukee, Encanto
  Tucson, AZ | 1050 | 320000 | Sam Hughes, Catalina Foothills, Armory Park
  Las Vegas, NV | 1300 | 425000 | Summerlin, Arts District, Spring Valley
  San Diego, CA | 2400 | 900000 | North Park, Hillcrest, Pacific Beach, Mira Mesa
  Los Angeles, CA | 2300 | 910000 | Silver Lake, Koreatown, Culver City, Echo Park, Sherman Oaks
  San Francisco, CA | 3150 | 1280000 | Inner Sunset, Mission, Noe Valley, Outer Richmond
  Portland, OR | 1500 | 530000 | Hawthorne, Alberta Arts, Sellwood, Pearl District
  Seattle, WA | 2050 | 850000 | Ballard, Capitol Hill, Fremont, West Seattle, Greenwood
  Honolulu, HI | 2050 | 850000 | Kaimuki, Makiki, Kakaako
`).map((line) => {
  const [near = '', rent, house, areas = ''] = line.split(' | ');
  return {
    near,
    name: near.split(',')[0] ?? '',
    rent: Number(rent),
    house: Number(house),
    areas: areas.split(', '),
  };
});

/** A city and, in `elsewhere`, another one for people who move away. */
export type Place = ReturnType<typeof placeIn>;

export function placeIn(random: Random) {
  const { name, near, areas, rent, house } = random.deal(CITIES);
  const area = random.pick(areas);
  const elsewhere = random.pick(CITIES.filter((city) => city.name !== name)).name;
  return { city: name, elsewhere, area, near, precise: `${area}, ${near}`, rent, house };
}
