import { useCallback } from 'react';
import { Button } from '../../components/Button';
import { MOST_PHOTOS, problemOf } from './photo-files';
import { PhotoDrop } from './PhotoDrop';

const WIDTH = 160;

interface StagedPhotosProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Photos of a contract that is not submitted yet: they stay on the device until then. */
export function StagedPhotos({ files, onChange }: StagedPhotosProps) {
  const good = files.filter((file) => problemOf(file) === null);
  return (
    <PhotoDrop
      label="Photos of your contract"
      hint="They upload when you submit. After that you can describe and reorder them."
      isFull={good.length >= MOST_PHOTOS}
      onFiles={(added) => onChange([...files, ...added].slice(0, MOST_PHOTOS))}
    >
      <ul className="staged">
        {files.map((file, index) => (
          <li key={index}>
            {problemOf(file) === null && <Thumbnail file={file} />}
            <div>
              <span className="name">{file.name}</span>
              {problemOf(file) && <span className="problem">{problemOf(file)}</span>}
              <Button
                size="small"
                aria-label={`Remove ${file.name}`}
                onClick={() => onChange(files.toSpliced(index, 1))}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </PhotoDrop>
  );
}

/** Drawn on a canvas: the page's policy allows images of this site only. */
function Thumbnail({ file }: { file: File }) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      createImageBitmap(file, { resizeWidth: WIDTH })
        .then((bitmap) => {
          Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
          canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        })
        // the server says what is wrong with it
        .catch(() => undefined);
    },
    [file],
  );
  return <canvas ref={draw} width={WIDTH} height={(WIDTH * 3) / 4} aria-hidden />;
}
