import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runGateway } from '../../test/support/running-gateway.js';
import { documentsOf } from './protocol.document.js';
import { sdkFiles } from './sdk-files.builder.js';

/** Writes the generated parts of the SDKs anew, from the documents that a server of these sources tells. */
const folder = await mkdtemp(join(tmpdir(), 'lm-sdks-'));
const gateway = await runGateway(folder);
try {
  for (const [file, text] of await sdkFiles(await documentsOf(gateway.baseUrl))) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
} finally {
  await gateway.close();
  await rm(folder, { recursive: true });
}
