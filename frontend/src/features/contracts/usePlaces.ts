import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { PlacesDocument, type PlacesQuery } from '../../generated/contracts';

/** Debounce while the user is typing. */
const PAUSE_MS = 200;
const SHORTEST = 2;

export type Place = PlacesQuery['places'][number];

/** Places and ZIP codes that begin with a text; the last ones until the server has answered. */
export function usePlaces(text: string): readonly Place[] {
  const client = useApolloClient();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const asked = text.trim();
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly Place[] = []) => isCurrent && setPlaces(found);
    const ask = () =>
      client
        .query({ query: PlacesDocument, variables: { q: asked } })
        .then(({ data }) => show(data?.places))
        // Without suggestions the field is a plain one.
        .catch(() => show());
    const timer = setTimeout(() => void (asked.length < SHORTEST ? show() : ask()), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, asked]);
  return places;
}
