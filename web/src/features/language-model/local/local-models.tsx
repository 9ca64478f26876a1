import type { LocalModels as Models } from '@akada/contract/base/local-model.ts';
import { localPorts, localProgramNames, localPrograms } from '@akada/core/language-model/local-programs.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { localModelsQuery } from './api.ts';
import { FoundServer } from './found-server.tsx';
import { InUse } from './in-use.tsx';

/** The language model in use, and the ones on this machine. */
export function LocalModels() {
  return (
    <Loaded what="the language model" query={localModelsQuery} shape={<CardsShape cards={2} />}>
      {(models) => (
        <Stack>
          <Section title="In use">
            <InUse models={models} />
          </Section>
          {models.may_choose && (
            <Section title="On this machine">
              <Found found={models.found} />
            </Section>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

const usualPorts = localPrograms
  .map((program) => `${localProgramNames[program]} (${localPorts[program]})`)
  .join(', ');

function Found({ found }: Pick<Models, 'found'>) {
  const { refetch, isFetching } = useQuery(localModelsQuery);

  return (
    <Stack align="flex-start" gap="lg">
      {found.length === 0 ? (
        <Text>
          No model server answers on its usual port: {usualPorts}. Start one on this machine, then look again.
        </Text>
      ) : (
        <Text>Akada asked these programs only for their lists of models. Nothing else was sent.</Text>
      )}
      {found.map((server) => (
        <FoundServer key={server.program} {...server} />
      ))}
      <ActionButton variant="default" isBusy={isFetching} onClick={() => void refetch()}>
        Look again
      </ActionButton>
    </Stack>
  );
}
