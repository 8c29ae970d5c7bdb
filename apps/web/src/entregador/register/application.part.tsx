import { useEffect } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import type { Company, Me } from '../data/api.store.js';
import { addPhoto, documents, startDocuments, type DocumentType } from '../data/documents.store.js';
import { network } from '../data/network.store.js';
import { useValue } from '../data/observable.store.js';
import { smallPhoto } from '../data/photo.store.js';
import { logOut } from '../data/log-out.store.js';
import { paperWords as text, registerWords } from '../words.js';

interface ApplicationProps {
  me: Me;
  company: Company | null;
  /** Reads the state of the application again. */
  look: () => void;
}

const TYPES: readonly DocumentType[] = ['identity', 'face', 'cnh', 'vehicle_registration', 'address_proof'];
const LOOK_MS = 20_000;

/** State of the application, and the photos that are still missing. */
export function Application({ me, company, look }: ApplicationProps) {
  const papers = useValue(documents);
  const { reached } = useValue(network);
  useEffect(() => {
    void startDocuments();
  }, []);
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [look]);
  const missing = papers?.missing.filter((type) => !papers.waiting.includes(type)) ?? [];
  const shown = TYPES.filter(
    (type) =>
      papers && (papers.missing.includes(type) || papers.sent.includes(type) || type === 'address_proof'),
  );
  return (
    <main className="enter">
      <div className="stack">
        <p className="soft">{company ? registerWords.at({ name: company.name, city: company.city }) : ''}</p>
        <h1>{missing.length > 0 ? text.photosTitle : text.waitTitle(me.name.split(' ')[0] ?? me.name)}</h1>
        <p>{missing.length > 0 ? text.photosLead(missing.length) : text.waitLead}</p>
        {!reached && <p className="notice amber">{text.noNetwork}</p>}
        {papers && papers.error !== null && (
          <p className="notice bad" role="alert">
            <Icon name="alert" size={20} />
            {problemText(papers.error)}
          </p>
        )}
        <ul className="stack g8">
          {shown.map((type) => (
            <Paper
              key={type}
              type={type}
              state={
                papers?.waiting.includes(type) ? 'waiting' : papers?.sent.includes(type) ? 'sent' : 'missing'
              }
            />
          ))}
        </ul>
        <Button className="big" onClick={look}>
          {text.look}
        </Button>
        <Button kind="quiet" onClick={() => void logOut()}>
          {text.leave}
        </Button>
      </div>
    </main>
  );
}

function Paper({ type, state }: { type: DocumentType; state: 'waiting' | 'sent' | 'missing' }) {
  return (
    <li className={`row paper ${state}`}>
      <Icon name={state === 'sent' ? 'check' : state === 'waiting' ? 'clock' : 'plus'} size={20} />
      <span className="stack g2 grow">
        <strong>{text.papers[type]}</strong>
        <span className="soft">{text.paperState[state]}</span>
      </span>
      <label className="button way">
        {state === 'missing' ? text.take : text.retake}
        <span className="sr"> {text.papers[type]}</span>
        <input
          type="file"
          accept="image/*"
          capture={type === 'face' ? 'user' : 'environment'}
          className="sr"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void smallPhoto(file).then((photo) => addPhoto(type, photo));
            target.value = '';
          }}
        />
      </label>
    </li>
  );
}
