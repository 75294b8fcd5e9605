/**
 * The parts of react-router that remotes use. They come from here because a shared package cannot be tree-shaken: the
 * shell would carry three times as much of it.
 */
export {
  createPath,
  Link,
  type Location,
  Navigate,
  NavLink,
  Outlet,
  parsePath,
  type RouteObject,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router'
