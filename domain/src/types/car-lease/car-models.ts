/** Common US car models, used to correct misspelled searches. */
export const CAR_MODELS: readonly string[] = (
  'Accord, Civic, Ridgeline, Odyssey, Passport, Prologue, Insight, Camry, Corolla, Highlander, Prius, ' +
  'RAV4, Sequoia, Sienna, Tacoma, Tundra, Venza, Avalon, 4Runner, Supra, Altima, Frontier, Kicks, ' +
  'Leaf, Maxima, Murano, Pathfinder, Rogue, Sentra, Versa, Armada, Ariya, Bronco, Edge, Escape, ' +
  'Expedition, Explorer, Maverick, Mustang, Ranger, Transit, Lightning, Blazer, Bolt, Camaro, ' +
  'Colorado, Corvette, Equinox, Malibu, Silverado, Suburban, Tahoe, Trailblazer, Traverse, Trax, ' +
  'Acadia, Canyon, Sierra, Terrain, Yukon, Enclave, Encore, Envision, Escalade, Lyriq, Charger, ' +
  'Challenger, Durango, Hornet, Pacifica, Voyager, Cherokee, Compass, Gladiator, Renegade, Wagoneer, ' +
  'Wrangler, Elantra, Ioniq, Kona, Palisade, Santa Cruz, Santa Fe, Sonata, Tucson, Venue, Carnival, ' +
  'Forte, Niro, Seltos, Sorento, Sportage, Stinger, Telluride, Ascent, Crosstrek, Forester, Impreza, ' +
  'Legacy, Outback, Solterra, Atlas, Golf, Jetta, Passat, Taos, Tiguan, Integra, Corsair, Nautilus, ' +
  'Navigator, Aviator, Miata, Outlander, Eclipse, Mirage, Cayenne, Macan, Panamera, Taycan, Boxster, ' +
  'Giulia, Stelvio, Discovery, Defender, Evoque, Velar, Range Rover, Countryman, Clubman, Polestar, ' +
  'Model S, Cybertruck, Roadster, Grecale, Levante, Ghibli, Bentayga, Urus'
).split(', ');
