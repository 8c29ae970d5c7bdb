/** A refusal was thrown before, so there is data. */
export async function answerOf<Data>(
  call: Promise<{ readonly data?: Data | undefined }>,
): Promise<NonNullable<Data>> {
  const { data } = await call;
  return data as NonNullable<Data>;
}
