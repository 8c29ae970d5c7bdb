import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '../../ground/api/client.js';
import { usePageUrl } from '../../ground/router.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { useDecision } from './authorize.hook.js';
import { AuthorizeView } from './view.js';

export function AuthorizeRoute() {
  const { query } = usePageUrl();
  const request = Object.fromEntries(query);
  const { data, error, refetch } = useQuery({
    ...read('/api/merchant/app-authorizations', request),
    staleTime: Infinity,
  });
  const decision = useDecision(request);
  const refusedTo = data?.refusedTo ?? null;
  useEffect(() => {
    if (refusedTo !== null) location.replace(refusedTo);
  }, [refusedTo]);
  if (error) return <Failure error={error} again={refetch} />;
  if (!data || refusedTo !== null) return <Loading lines={8} />;
  return <AuthorizeView asked={data} decision={decision} />;
}
