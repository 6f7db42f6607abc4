import { useWatch, type Control } from 'react-hook-form';
import { PlaceOptions } from '../PlaceOptions';
import type { SubmitValues } from './submit-form';

/** Places for the location as it is typed. Any other text stays possible; the server reads the place from it. */
export function SubmitPlaces({ id, control }: { id: string; control: Control<SubmitValues> }) {
  const location = useWatch({ control, name: 'location' });
  return (
    <PlaceOptions id={id} text={location} valueOf={({ label, zip }) => (zip ? withZip(label, zip) : label)} />
  );
}

/** "78701 (Austin, TX)" is written "Austin, TX 78701". */
const withZip = (label: string, zip: string): string => {
  const town = /\((.+)\)/.exec(label)?.[1];
  return town ? `${town} ${zip}` : zip;
};
