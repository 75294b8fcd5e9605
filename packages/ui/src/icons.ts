/** The drawings from lucide that the product uses, under the names of what they mean here. */
export {
  CalendarDays as CalendarIcon,
  Check as CheckIcon,
  ChevronDown as ChevronDownIcon,
  CircleAlert as ErrorIcon,
  CircleCheck as SuccessIcon,
  Heart as EmotionalIcon,
  Info as InfoIcon,
  Leaf as PhysicalIcon,
  Menu as MenuIcon,
  Moon as MoonIcon,
  Sparkles as SpiritualIcon,
  Trash2 as DeleteIcon,
  TriangleAlert as WarnIcon,
  Wind as EnergeticIcon,
  X as CloseIcon,
} from 'lucide-react'
