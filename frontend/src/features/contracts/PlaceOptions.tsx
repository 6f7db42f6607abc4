import { usePlaces, type Place } from './usePlaces';

interface PlaceOptionsProps {
  id: string;
  text: string;
  /** What choosing a place writes. */
  valueOf: (place: Place) => string;
}

/** Suggestions for an input of a place, as its `list`. */
export const PlaceOptions = ({ id, text, valueOf }: PlaceOptionsProps) => (
  <datalist id={id}>
    {usePlaces(text).map((place) => (
      <option key={place.label} value={valueOf(place)}>
        {place.zip ? place.label : undefined}
      </option>
    ))}
  </datalist>
);
