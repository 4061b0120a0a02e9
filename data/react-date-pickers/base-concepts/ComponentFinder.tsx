import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { findComponent, questions, type Answers } from './findComponent';

export default function ComponentFinder() {
  const [answers, setAnswers] = React.useState<Answers>({
    value: 'Date',
    count: 'one',
    layout: 'picker',
  });
  const { name, packageName, note } = findComponent(answers);
  const slug = name?.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

  return (
    <Stack spacing={2}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
          '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        {questions.map(({ key, label, options }) => (
          <TextField
            key={key}
            select
            size="small"
            label={label}
            value={answers[key]}
            onChange={(event) => setAnswers({ ...answers, [key]: event.target.value })}
          >
            {Object.entries(options).map(([value, text]) => (
              <MenuItem key={value} value={value}>
                {text}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Box role="status" sx={{ minBlockSize: { xs: 120, sm: 112 } }}>
        {name ? (
          <>
            <Link href={`/x/api/date-pickers/${slug}/`} variant="h6">
              {name}
            </Link>
            <Typography
              component="pre"
              dir="ltr"
              sx={{
                my: 1,
                fontFamily: 'monospace',
                fontSize: 13,
                textAlign: 'start',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {`import { ${name} } from '${packageName}/${name}';`}
            </Typography>
          </>
        ) : (
          <Typography variant="h6" component="p">
            There is none
          </Typography>
        )}
        <Typography variant="body2">{note}</Typography>
      </Box>
    </Stack>
  );
}
