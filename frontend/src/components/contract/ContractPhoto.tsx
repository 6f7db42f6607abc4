import type { PhotoFieldsFragment } from '../../generated/photos';
import './ContractPhoto.css';

interface ContractPhotoProps {
  photo: PhotoFieldsFragment;
  /** The width of its box, as `sizes` of an image: the browser chooses the version by it. */
  sizes: string;
  /** Above the fold: loads at once. */
  isFirst?: boolean;
  className?: string;
}

const WIDTHS = [320, 800, 1600];

/** A smaller photo is stored in its own width in the place of a larger version. */
const srcSetOf = ({ urls, width }: PhotoFieldsFragment): string =>
  WIDTHS.filter((_, at) => at === 0 || (WIDTHS[at - 1] as number) < width)
    .map((one) => `${urls[one]} ${Math.min(one, width)}w`)
    .join(', ');

/** A photo in the version that its box needs, blurred until it has loaded. Its box has its size before. */
export function ContractPhoto({ photo, sizes, isFirst = false, className = '' }: ContractPhotoProps) {
  return (
    <img
      className={`contract-photo ${className}`.trimEnd()}
      alt={photo.alt}
      src={photo.urls['800']}
      srcSet={srcSetOf(photo)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      style={{ backgroundImage: `url("${photo.placeholder}")` }}
    />
  );
}
