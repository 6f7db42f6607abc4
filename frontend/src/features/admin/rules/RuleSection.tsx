import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { kindOf } from "../../../components/contract/contract-kinds";
import { SectionCard } from "../../../components/mui/SectionCard";
import { RuleHistory } from "./RuleHistory";
import { RuleSentences } from "./RuleSentences";
import { RuleSource } from "./RuleSource";
import type { Subject, TypeRule } from "./rule-words";

interface RuleSectionProps {
  subject: Subject;
  rule: TypeRule;
}

/** The rule about contracts of one type: what is in force, and all versions. */
export function RuleSection({
  subject,
  rule: { type, versions, inForce },
}: RuleSectionProps) {
  return (
    <SectionCard title={kindOf(type).label}>
      <Box sx={{ display: "grid", gap: 2.5, mt: 1, "& > *": { minWidth: 0 } }}>
        {inForce ? (
          <div>
            <Typography variant="h4" component="h3">
              Version {inForce.version} in force
            </Typography>
            <RuleSource version={inForce} />
            <RuleSentences subject={subject} type={type} version={inForce} />
          </div>
        ) : (
          <Typography color="textSecondary">
            Nothing in force: members read no rule of this type.
          </Typography>
        )}
        {versions.length > 0 && (
          <RuleHistory subject={subject} type={type} versions={versions} />
        )}
      </Box>
    </SectionCard>
  );
}
