import { ID, Int, ObjectType } from '@nestjs/graphql';
import { PhotoUrls } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';

/** The widths in which each photo is stored, in pixels. A smaller photo is stored in its own width instead. */
export const PHOTO_WIDTHS = [320, 800, 1600] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** The name of a stored photo in one of its widths. */
export const photoFile = (id: string, width: PhotoWidth): string => `${id}-${width}.webp`;

const PHOTO_FILE = new RegExp(
  `^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})-(?:${PHOTO_WIDTHS.join('|')})\\.webp$`,
);

/** Returns the id of the photo in a file name; null for any other name. */
export const photoIdIn = (file: string): string | null => PHOTO_FILE.exec(file)?.[1] ?? null;

const EXAMPLE_ID = '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f';

const urlsOf = (id: string): Record<PhotoWidth, string> => {
  const of = (width: PhotoWidth) => `/media/${photoFile(id, width)}`;
  return { 320: of(320), 800: of(800), 1600: of(1600) };
};

/** What a contract's row keeps of its first photo. */
export type Cover = Pick<Photo, 'id' | 'width' | 'height' | 'alt' | 'placeholder'>;

@ObjectType({ description: 'A photo of a contract.' })
export class Photo {
  @Shown(() => ID, {
    description: 'Identifies the photo.',
    example: EXAMPLE_ID,
  })
  id: string;

  @Shown(() => Int, { description: 'Width of its largest version in pixels.', example: 1600 })
  width: number;

  @Shown(() => Int, { description: 'Height of its largest version in pixels.', example: 1200 })
  height: number;

  @Shown(() => String, {
    description: 'What it shows, for people who do not see it; may be empty.',
    example: 'The car from the front',
  })
  alt: string;

  @Shown(() => String, {
    description: 'A blurred version, 16 pixels wide, as a data URI: shown while the photo loads.',
    example: 'data:image/webp;base64,UklGRg==',
  })
  placeholder: string;

  @Shown(() => PhotoUrls, {
    description: 'Address of each version by its width in pixels.',
    example: urlsOf(EXAMPLE_ID),
  })
  get urls(): Record<PhotoWidth, string> {
    return urlsOf(this.id);
  }
}

export const toPhoto = (row: Cover): Photo => Object.assign(new Photo(), row);
