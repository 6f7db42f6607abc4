export type CarKind = 'car' | 'suv' | 'electric' | 'truck' | 'van';

type Trim = readonly [name: string, price: number];

export interface CarModel {
  make: string;
  model: string;
  kind: CarKind;
  /** Trim and list price in dollars. */
  trims: readonly [Trim, ...Trim[]];
}

const car = (kind: CarKind, make: string, model: string, trims: Record<string, number>): CarModel => ({
  make,
  model,
  kind,
  trims: Object.entries(trims) as Trim[] as [Trim, ...Trim[]],
});

export const CAR_MODELS: readonly CarModel[] = [
  car('car', 'Honda', 'Civic', { LX: 24_700, Sport: 26_700, 'Sport Touring Hybrid': 32_400 }),
  car('car', 'Honda', 'Accord', { SE: 31_000, 'EX-L Hybrid': 35_900, 'Touring Hybrid': 39_900 }),
  car('suv', 'Honda', 'CR-V', { EX: 33_400, 'EX-L': 36_200, 'Sport Hybrid': 36_000 }),
  car('suv', 'Honda', 'Pilot', { EXL: 46_000, Touring: 50_900, TrailSport: 51_900 }),
  car('van', 'Honda', 'Odyssey', { 'EX-L': 44_000, Elite: 52_300 }),
  car('electric', 'Honda', 'Prologue', { EX: 48_900, Touring: 53_200 }),
  car('car', 'Toyota', 'Camry', { LE: 29_600, XSE: 36_300 }),
  car('car', 'Toyota', 'Corolla', { LE: 23_500, 'Hybrid SE': 26_900 }),
  car('car', 'Toyota', 'Prius', { LE: 29_600, 'XLE AWD': 35_400 }),
  car('suv', 'Toyota', 'RAV4', { XLE: 32_500, 'Hybrid XSE': 38_100, 'Prime SE': 45_000 }),
  car('suv', 'Toyota', 'Highlander', { XLE: 44_000, 'Hybrid Limited': 51_600 }),
  car('truck', 'Toyota', 'Tacoma', { SR5: 37_500, 'TRD Off-Road': 43_300 }),
  car('van', 'Toyota', 'Sienna', { XLE: 46_000, Limited: 52_800 }),
  car('car', 'Hyundai', 'Elantra', { SEL: 24_000, 'N Line': 29_200 }),
  car('suv', 'Hyundai', 'Tucson', { SEL: 31_300, Limited: 39_600 }),
  car('suv', 'Hyundai', 'Palisade', { SEL: 41_500, Calligraphy: 54_000 }),
  car('electric', 'Hyundai', 'Ioniq 5', { SE: 47_600, 'SEL AWD': 53_100, Limited: 54_500 }),
  car('car', 'Kia', 'K5', { LXS: 28_400, 'GT-Line': 30_200 }),
  car('suv', 'Kia', 'Sportage', { EX: 32_000, 'Hybrid SX-Prestige': 40_500 }),
  car('suv', 'Kia', 'Telluride', { S: 41_800, 'SX X-Pro': 54_400 }),
  car('electric', 'Kia', 'EV6', { Light: 44_200, 'Wind AWD': 52_500 }),
  car('electric', 'Kia', 'EV9', { Wind: 65_300, Land: 71_300 }),
  car('suv', 'Mazda', 'CX-5', { Preferred: 32_000, 'Premium Plus': 38_900 }),
  car('suv', 'Mazda', 'CX-50', { Premium: 36_700, 'Turbo Meridian': 43_000 }),
  car('car', 'Mazda', '3', { Preferred: 27_700, 'Carbon Turbo': 33_000 }),
  car('suv', 'Subaru', 'Outback', { Premium: 33_300, Wilderness: 41_700 }),
  car('suv', 'Subaru', 'Forester', { Premium: 34_100, Limited: 38_000 }),
  car('suv', 'Subaru', 'Crosstrek', { Premium: 28_300, Limited: 32_800 }),
  car('suv', 'Nissan', 'Rogue', { SV: 31_900, Platinum: 40_000 }),
  car('electric', 'Nissan', 'Ariya', { Engage: 41_000, 'Evolve+': 46_000 }),
  car('suv', 'Volkswagen', 'Tiguan', { SE: 33_800, 'SEL R-Line': 39_800 }),
  car('suv', 'Volkswagen', 'Atlas', { SE: 43_200, 'SEL Premium R-Line': 54_000 }),
  car('electric', 'Volkswagen', 'ID.4', { Pro: 46_200, 'AWD Pro S': 55_000 }),
  car('car', 'Volkswagen', 'Golf GTI', { SE: 38_100, Autobahn: 42_000 }),
  car('suv', 'Ford', 'Bronco Sport', { 'Big Bend': 34_000, Badlands: 41_700 }),
  car('suv', 'Ford', 'Explorer', { Active: 42_500, 'ST-Line': 47_700 }),
  car('truck', 'Ford', 'F-150', { XLT: 47_600, Lariat: 63_500, Tremor: 66_700 }),
  car('electric', 'Ford', 'Mustang Mach-E', { Premium: 44_900, GT: 56_400 }),
  car('truck', 'Ford', 'Maverick', { XLT: 31_600, 'Lariat Hybrid': 38_000 }),
  car('suv', 'Chevrolet', 'Equinox', { LT: 30_500, RS: 34_900 }),
  car('electric', 'Chevrolet', 'Equinox EV', { LT: 36_500, RS: 43_300 }),
  car('truck', 'Chevrolet', 'Silverado 1500', { LT: 52_000, 'RST Crew': 56_900 }),
  car('suv', 'Jeep', 'Grand Cherokee', { Laredo: 40_500, Limited: 45_500, '4xe': 62_000 }),
  car('suv', 'Jeep', 'Wrangler 4xe', { 'Sport S': 52_700, Sahara: 61_400 }),
  car('truck', 'Ram', '1500', { 'Big Horn': 48_700, Laramie: 62_000 }),
  car('van', 'Chrysler', 'Pacifica Hybrid', { Select: 53_000, 'S Appearance': 57_500 }),
  car('electric', 'Tesla', 'Model 3', {
    'Rear-Wheel Drive': 42_500,
    'Long Range': 47_500,
    Performance: 55_000,
  }),
  car('electric', 'Tesla', 'Model Y', { 'Long Range': 48_000, Performance: 53_500 }),
  car('electric', 'Rivian', 'R1S', { 'Dual Standard': 76_900, 'Dual Large': 84_900 }),
  car('electric', 'Polestar', '2', { 'Long Range': 51_300 }),
  car('car', 'BMW', '330i', { 'M Sport': 48_900, xDrive: 49_500 }),
  car('suv', 'BMW', 'X3', { '30 xDrive': 51_500, M50: 66_000 }),
  car('electric', 'BMW', 'i4', { eDrive40: 59_500, M50: 71_000 }),
  car('suv', 'BMW', 'X5', { xDrive40i: 68_500 }),
  car('car', 'Mercedes-Benz', 'C 300', { '4MATIC': 51_000 }),
  car('suv', 'Mercedes-Benz', 'GLC 300', { '4MATIC': 52_500 }),
  car('electric', 'Mercedes-Benz', 'EQB 250+', { Premium: 55_000 }),
  car('car', 'Audi', 'A4', { 'Premium Plus 45': 49_500 }),
  car('suv', 'Audi', 'Q5', { Premium: 48_000, 'Prestige 45': 58_500 }),
  car('electric', 'Audi', 'Q4 e-tron', { Premium: 51_500 }),
  car('suv', 'Lexus', 'RX', { '350 Premium': 54_000, '350h Luxury': 60_500 }),
  car('suv', 'Lexus', 'NX', { '350h Premium': 47_500 }),
  car('suv', 'Acura', 'MDX', { Technology: 57_000, 'A-Spec': 62_000 }),
  car('car', 'Acura', 'Integra', { 'A-Spec Technology': 37_900 }),
  car('suv', 'Volvo', 'XC60', { 'Plus B5': 52_000 }),
  car('electric', 'Volvo', 'EX30', { 'Twin Plus': 46_200 }),
  car('suv', 'Genesis', 'GV70', { '2.5T Advanced': 52_000 }),
  car('suv', 'Cadillac', 'XT5', { 'Premium Luxury': 50_500 }),
  car('electric', 'Cadillac', 'Lyriq', { Luxury: 61_500 }),
];

export const CAR_COLOURS = [
  'white',
  'pearl white',
  'black',
  'dark grey',
  'silver',
  'navy blue',
  'bright blue',
  'deep red',
  'forest green',
  'sand',
  'charcoal',
] as const;

export const CAR_EXTRAS: Record<CarKind, readonly string[]> = {
  car: ['heated seats', 'a sunroof', 'wireless CarPlay', 'adaptive cruise', 'the premium sound system'],
  suv: ['a panoramic roof', 'heated seats front and back', 'a power tailgate', 'a tow hitch', 'roof rails'],
  electric: ['the heat pump', 'a mobile charger', 'a home charger I can leave with you', 'a glass roof'],
  truck: ['a spray-in bedliner', 'a tonneau cover', 'the tow package', 'running boards', 'a bed camera'],
  van: ['captain’s chairs', 'the rear screens', 'sliding doors that open with a foot', 'a built-in vacuum'],
};
