import { phrases, priced } from './phrases.js';

/** Kind, make, model, and the trims with their list prices in dollars. */
export const CAR_MODELS = phrases(`
  car | Honda | Civic | LX 24700, Sport 26700, Sport Touring Hybrid 32400
  car | Honda | Accord | SE 31000, EX-L Hybrid 35900, Touring Hybrid 39900
  suv | Honda | CR-V | EX 33400, EX-L 36200, Sport Hybrid 36000
  car | Toyota | Camry | LE 29600, XSE 36300
  car | Toyota | Prius | LE 29600, XLE AWD 35400
  suv | Toyota | RAV4 | XLE 32500, Hybrid XSE 38100
  truck | Toyota | Tacoma | SR5 37500, TRD Off-Road 43300
  van | Toyota | Sienna | XLE 46000, Limited 52800
  suv | Hyundai | Tucson | SEL 31300, Limited 39600
  electric | Hyundai | Ioniq 5 | SE 47600, SEL AWD 53100, Limited 54500
  suv | Kia | Telluride | S 41800, SX X-Pro 54400
  electric | Kia | EV6 | Light 44200, Wind AWD 52500
  suv | Mazda | CX-5 | Preferred 32000, Premium Plus 38900
  car | Mazda | Mazda3 | Preferred 27700, Carbon Turbo 33000
  suv | Subaru | Outback | Premium 33300, Wilderness 41700
  suv | Subaru | Crosstrek | Premium 28300, Limited 32800
  suv | Volkswagen | Atlas | SE 43200, SEL Premium R-Line 54000
  electric | Volkswagen | ID.4 | Pro 46200, AWD Pro S 55000
  car | Volkswagen | Golf GTI | SE 38100, Autobahn 42000
  suv | Ford | Bronco Sport | Big Bend 34000, Badlands 41700
  truck | Ford | F-150 | XLT 47600, Lariat 63500
  electric | Ford | Mustang Mach-E | Premium 44900, GT 56400
  truck | Ford | Maverick | XLT 31600, Lariat Hybrid 38000
  electric | Chevrolet | Equinox EV | LT 36500, RS 43300
  truck | Ram | 1500 | Big Horn 48700, Laramie 62000
  van | Chrysler | Pacifica Hybrid | Select 53000, S Appearance 57500
  electric | Tesla | Model 3 | Rear-Wheel Drive 42500, Long Range 47500, Performance 55000
  electric | Tesla | Model Y | Long Range 48000, Performance 53500
  electric | Rivian | R1S | Dual Standard 76900, Dual Large 84900
  car | BMW | 330i | M Sport 48900, xDrive 49500
  electric | BMW | i4 | eDrive40 59500, M50 71000
  car | Mercedes-Benz | C 300 | 4MATIC 51000
  suv | Audi | Q5 | Premium 48000, Prestige 45 58500
  suv | Lexus | RX | 350 Premium 54000, 350h Luxury 60500
  suv | Acura | MDX | Technology 57000, A-Spec 62000
  suv | Genesis | GV70 | 2.5T Advanced 52000
`).map((line) => {
  const [kind = '', make = '', model = '', trims = ''] = line.split(' | ');
  return { kind, make, model, trims: priced(trims) };
});
