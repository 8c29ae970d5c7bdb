const MAX_PX = 1_600;
const QUALITY = 0.72;

/** Shrinks a photo before it is sent; redrawn, it loses the camera's metadata (position, time, owner). */
export async function smallPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return blobOf(canvas, 'image/jpeg');
}

export function blobOf(canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('The phone could not make the picture'));
      },
      type,
      QUALITY,
    );
  });
}
