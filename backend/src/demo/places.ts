import type { Random } from './random.js';

/** A city with what living there costs, roughly: a one-bedroom's rent and a house's price, both in dollars. */
export interface City {
  name: string;
  state: string;
  rent: number;
  house: number;
  areas: readonly string[];
}

const city = (name: string, state: string, rent: number, house: number, areas: string): City => ({
  name,
  state,
  rent,
  house,
  areas: areas.split(', '),
});

export const CITIES: readonly City[] = [
  city('New York', 'NY', 3650, 760_000, 'Astoria, Park Slope, Harlem, Bushwick, Bay Ridge, Forest Hills'),
  city('Jersey City', 'NJ', 2850, 640_000, 'Journal Square, The Heights, Paulus Hook'),
  city('Philadelphia', 'PA', 1550, 265_000, 'Fishtown, Manayunk, University City, Passyunk Square'),
  city('Pittsburgh', 'PA', 1250, 235_000, 'Lawrenceville, Shadyside, Squirrel Hill, Bloomfield'),
  city('Boston', 'MA', 2950, 720_000, 'Allston, Dorchester, Jamaica Plain, South End'),
  city('Providence', 'RI', 1750, 400_000, 'Federal Hill, Fox Point, Elmhurst'),
  city('Hartford', 'CT', 1350, 290_000, 'West End, Asylum Hill, Parkville'),
  city('Buffalo', 'NY', 1150, 225_000, 'Elmwood Village, Allentown, North Buffalo'),
  city('Washington', 'DC', 2350, 620_000, 'Petworth, Navy Yard, Columbia Heights, Brookland'),
  city('Baltimore', 'MD', 1450, 240_000, 'Canton, Hampden, Federal Hill, Mount Vernon'),
  city('Richmond', 'VA', 1400, 370_000, 'The Fan, Church Hill, Scott’s Addition'),
  city('Virginia Beach', 'VA', 1550, 400_000, 'Kempsville, Great Neck, Town Center'),
  city('Raleigh', 'NC', 1400, 440_000, 'North Hills, Glenwood South, Five Points'),
  city('Charlotte', 'NC', 1450, 400_000, 'NoDa, South End, Plaza Midwood, Ballantyne'),
  city('Charleston', 'SC', 1850, 520_000, 'West Ashley, James Island, Wagener Terrace'),
  city('Greenville', 'SC', 1300, 320_000, 'North Main, West End, Augusta Road'),
  city('Atlanta', 'GA', 1650, 400_000, 'Grant Park, Old Fourth Ward, Kirkwood, West Midtown'),
  city('Savannah', 'GA', 1500, 325_000, 'Starland, Ardsley Park, Midtown'),
  city('Jacksonville', 'FL', 1350, 300_000, 'Riverside, San Marco, Mandarin'),
  city('Orlando', 'FL', 1600, 385_000, 'Lake Nona, College Park, Baldwin Park, Thornton Park'),
  city('Tampa', 'FL', 1700, 390_000, 'Seminole Heights, Hyde Park, Ybor City, Westchase'),
  city('Miami', 'FL', 2600, 580_000, 'Brickell, Wynwood, Coral Way, Edgewater'),
  city('Nashville', 'TN', 1700, 450_000, 'East Nashville, The Gulch, Sylvan Park, Germantown'),
  city('Knoxville', 'TN', 1250, 340_000, 'Bearden, Fourth and Gill, Fountain City'),
  city('Louisville', 'KY', 1100, 250_000, 'The Highlands, NuLu, St. Matthews'),
  city('Cincinnati', 'OH', 1150, 255_000, 'Over-the-Rhine, Hyde Park, Northside, Oakley'),
  city('Columbus', 'OH', 1250, 285_000, 'Clintonville, Short North, German Village'),
  city('Cleveland', 'OH', 1150, 190_000, 'Ohio City, Tremont, Lakewood'),
  city('Detroit', 'MI', 1150, 180_000, 'Corktown, Midtown, West Village'),
  city('Ann Arbor', 'MI', 1650, 460_000, 'Kerrytown, Burns Park, Old West Side'),
  city('Grand Rapids', 'MI', 1300, 290_000, 'Eastown, Heritage Hill, Creston'),
  city('Indianapolis', 'IN', 1150, 245_000, 'Broad Ripple, Fountain Square, Irvington'),
  city('Chicago', 'IL', 1950, 330_000, 'Logan Square, Lakeview, Pilsen, Hyde Park, Andersonville'),
  city('Milwaukee', 'WI', 1200, 230_000, 'Bay View, Walker’s Point, East Side'),
  city('Madison', 'WI', 1500, 410_000, 'Willy Street, Tenney-Lapham, Hilldale'),
  city('Minneapolis', 'MN', 1350, 335_000, 'Uptown, North Loop, Longfellow, Northeast'),
  city('Des Moines', 'IA', 1000, 215_000, 'Beaverdale, East Village, Drake'),
  city('Omaha', 'NE', 1100, 280_000, 'Dundee, Benson, Aksarben'),
  city('Kansas City', 'MO', 1200, 260_000, 'Westport, Waldo, Brookside, Crossroads'),
  city('St. Louis', 'MO', 1100, 210_000, 'Tower Grove, The Hill, Central West End'),
  city('Oklahoma City', 'OK', 1000, 235_000, 'Midtown, The Paseo, Edgemere Park'),
  city('Tulsa', 'OK', 950, 215_000, 'Brookside, Cherry Street, Kendall Whittier'),
  city('Dallas', 'TX', 1500, 320_000, 'Lower Greenville, Oak Cliff, Lake Highlands, Uptown'),
  city('Fort Worth', 'TX', 1350, 305_000, 'Fairmount, Near Southside, Tanglewood'),
  city('Austin', 'TX', 1550, 520_000, 'Mueller, Zilker, Hyde Park, East Austin, Domain'),
  city('San Antonio', 'TX', 1200, 270_000, 'Alamo Heights, Southtown, Stone Oak'),
  city('Houston', 'TX', 1300, 290_000, 'The Heights, Montrose, Midtown, Energy Corridor'),
  city('New Orleans', 'LA', 1350, 260_000, 'Mid-City, Bywater, Uptown, Irish Channel'),
  city('Denver', 'CO', 1700, 560_000, 'Capitol Hill, Baker, Wash Park, RiNo, Sloan’s Lake'),
  city('Colorado Springs', 'CO', 1400, 450_000, 'Old Colorado City, Briargate, Patty Jewett'),
  city('Salt Lake City', 'UT', 1400, 530_000, 'Sugar House, The Avenues, Liberty Wells'),
  city('Boise', 'ID', 1400, 480_000, 'North End, Bench, Harris Ranch'),
  city('Albuquerque', 'NM', 1150, 330_000, 'Nob Hill, Old Town, Northeast Heights'),
  city('Phoenix', 'AZ', 1350, 420_000, 'Arcadia, Roosevelt Row, Ahwatukee, Encanto'),
  city('Tucson', 'AZ', 1050, 320_000, 'Sam Hughes, Catalina Foothills, Armory Park'),
  city('Las Vegas', 'NV', 1300, 425_000, 'Summerlin, Arts District, Spring Valley'),
  city('Reno', 'NV', 1400, 540_000, 'Midtown, Somersett, Old Southwest'),
  city('San Diego', 'CA', 2400, 900_000, 'North Park, Hillcrest, Pacific Beach, Mira Mesa'),
  city('Los Angeles', 'CA', 2300, 910_000, 'Silver Lake, Koreatown, Culver City, Echo Park, Sherman Oaks'),
  city('Long Beach', 'CA', 1900, 780_000, 'Belmont Shore, Bixby Knolls, Alamitos Beach'),
  city('Sacramento', 'CA', 1600, 470_000, 'Midtown, Land Park, Natomas'),
  city('Oakland', 'CA', 2050, 740_000, 'Temescal, Lake Merritt, Rockridge'),
  city('San Jose', 'CA', 2650, 1_350_000, 'Willow Glen, Japantown, Berryessa'),
  city('San Francisco', 'CA', 3150, 1_280_000, 'Inner Sunset, Mission, Noe Valley, Outer Richmond'),
  city('Portland', 'OR', 1500, 530_000, 'Hawthorne, Alberta Arts, Sellwood, Pearl District'),
  city('Seattle', 'WA', 2050, 850_000, 'Ballard, Capitol Hill, Fremont, West Seattle, Greenwood'),
  city('Tacoma', 'WA', 1500, 470_000, 'Proctor, Stadium District, Old Town'),
  city('Spokane', 'WA', 1200, 385_000, 'South Hill, Browne’s Addition, Perry'),
  city('Anchorage', 'AK', 1300, 390_000, 'South Addition, Turnagain, Hillside'),
  city('Honolulu', 'HI', 2050, 850_000, 'Kaimuki, Makiki, Kakaako'),
];

export interface Place {
  city: City;
  area: string;
  /** "Austin, TX" */
  near: string;
  /** "Mueller, Austin, TX" */
  precise: string;
}

export function placeIn(random: Random): Place {
  const city = random.deal(CITIES);
  const area = random.pick(city.areas);
  const near = `${city.name}, ${city.state}`;
  return { city, area, near, precise: `${area}, ${near}` };
}
